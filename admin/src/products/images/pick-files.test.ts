import { expect, test } from 'vitest';
import { filesText, firstBatch, pickFiles, sentShare, withoutTooLarge } from './pick-files.ts';

const file = (name: string, type: string, size = 400_000) => ({ name, type, size });

test('only images are accepted, and the others are named [spec-73 spec-110]', () => {
  const { files, remark } = pickFiles([file('a.jpg', 'image/jpeg'), file('b.pdf', 'application/pdf')], 10);
  expect(files.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(remark).toContain('Yksi tiedosto ei ole');
});

test('an image above 8 MB stays out and is named', () => {
  const small = file('pieni.png', 'image/png', 8_000_000);
  const { files, remark } = withoutTooLarge([file('suuri.png', 'image/png', 8_000_001), small]);
  expect(files).toEqual([small]);
  expect(remark).toContain('suuri.png');
});

test('no more are taken than the product has room for', () => {
  const { files, remark } = pickFiles([file('1', 'image/webp'), file('2', 'image/avif')], 1);
  expect(files).toHaveLength(1);
  expect(remark).toContain('enintään 10');
  expect(pickFiles([file('1', 'image/webp')], 0).files).toEqual([]);
  expect(pickFiles([file('suuri', 'image/webp', 8_000_001), file('2', 'image/avif')], 1).files).toHaveLength(
    1,
  );
});

test('count and size read as the owner wrote them [spec-73]', () => {
  expect(filesText([410_000, 410_000, 410_000])).toBe('3 files, 1.23 MB');
  expect(filesText([5_000])).toBe('1 file, 0.01 MB');
});

test('an upload is at most as large as one picture may be, so that a retry does not resend earlier ones', () => {
  const whole = (size: number) => size;
  expect(firstBatch([8_000_000, 8_000_000], whole)).toEqual([8_000_000]);
  expect(firstBatch([2_000_000, 3_000_000, 3_000_000, 1], whole)).toHaveLength(3);
  expect(firstBatch([41_000_000, 1], whole)).toEqual([41_000_000]);
  expect(firstBatch([], whole)).toEqual([]);
});

test('the bar goes on from one upload to the next', () => {
  const first = { before: 0, now: 6_000_000, after: 2_000_000 };
  const last = { before: 6_000_000, now: 2_000_000, after: 0 };
  expect([sentShare(first, 0), sentShare(first, 0.5), sentShare(first, 1)]).toEqual([0, 0.375, 0.75]);
  expect([sentShare(last, 0), sentShare(last, 1)]).toEqual([0.75, 1]);
  expect(sentShare({ before: 0, now: 0, after: 0 }, 1)).toBe(0);
});
