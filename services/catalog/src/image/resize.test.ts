import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PictureFormat, pictureWidths } from '@shop/contracts';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspect, makeVariants } from './resize.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-variants-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file that is no picture is told from one that cannot be read', async () => {
  const file = join(folder, 'file');
  await expect(inspect(file)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  writeFileSync(file, 'Hei');
  expect(await inspect(file)).toBeNull();
});

test.each(['full', 'low'] as const)(
  'an effort of %s makes the same files, each as wide as its name',
  async (effort) => {
    const original = join(folder, 'original');
    await sharp({ create: { width: 1300, height: 1625, channels: 3, background: '#8F4527' } })
      .jpeg()
      .toFile(original);
    const formats: PictureFormat[] = ['webp', 'avif', 'jpg'];
    await makeVariants(original, folder, { formats, effort });
    const made = readdirSync(folder).filter((name) => name !== 'original');
    const expected = [
      ...formats.slice(0, 2).flatMap((format) => pictureWidths.map((width) => `${width}.${format}`)),
      '1200.jpg',
    ];
    expect(made.toSorted()).toEqual(expected.toSorted());
    for (const name of made) {
      const { width, format } = await sharp(join(folder, name)).metadata();
      const written = { jpeg: 'jpg', heif: 'avif' }[format as string] ?? format;
      expect(`${width}.${written}`).toBe(name);
    }
  },
);

test('several workers that make the same picture at once write into no file of each other', async () => {
  const original = join(folder, 'original');
  await sharp({ create: { width: 1300, height: 1625, channels: 3, background: '#8F4527' } })
    .jpeg()
    .toFile(original);
  const make = () => makeVariants(original, folder, { formats: ['webp', 'jpg'], effort: 'low' });
  const write = vi.spyOn(sharp.prototype as Sharp, 'toFile');
  await Promise.all([make(), make(), make(), make()]);
  const written = write.mock.calls.map(([file]) => file);
  write.mockRestore();
  expect(new Set(written).size).toBe(written.length);
  const made = readdirSync(folder).filter((name) => name !== 'original');
  expect(made.toSorted()).toEqual([...pictureWidths.map((width) => `${width}.webp`), '1200.jpg'].toSorted());
});
