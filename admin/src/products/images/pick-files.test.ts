import { expect, test } from 'vitest';
import { filesText, firstBatch, pickFiles } from './pick-files.ts';

const file = (name: string, type: string, size = 400_000) => ({ name, type, size });

test('only images are taken, and the others are told', () => {
  const { files, remark } = pickFiles([file('a.jpg', 'image/jpeg'), file('b.pdf', 'application/pdf')], 10);
  expect(files.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(remark).toContain('Yksi tiedosto ei ole');
});

test('an image above 8 MB stays out and is named', () => {
  const { files, remark } = pickFiles([file('suuri.png', 'image/png', 8_000_001)], 10);
  expect(files).toEqual([]);
  expect(remark).toContain('suuri.png');
});

test('no more are taken than the product has room for', () => {
  const { files, remark } = pickFiles([file('1', 'image/webp'), file('2', 'image/avif')], 1);
  expect(files).toHaveLength(1);
  expect(remark).toContain('enintään 10');
  expect(pickFiles([file('1', 'image/webp')], 0).files).toEqual([]);
});

test('count and size are told as the owner wrote it', () => {
  expect(filesText([410_000, 410_000, 410_000])).toBe('3 files, 1.23 MB');
  expect(filesText([5_000])).toBe('1 file, 0.01 MB');
});

test('no more goes into one upload than the shop takes at once', () => {
  const eights = Array.from({ length: 10 }, () => 8_000_000);
  const whole = (size: number) => size;
  expect(firstBatch(eights, whole)).toHaveLength(5);
  expect(firstBatch(eights.slice(0, 5), whole)).toHaveLength(5);
  expect(firstBatch([41_000_000, 1], whole)).toEqual([41_000_000]);
  expect(firstBatch([], whole)).toEqual([]);
});
