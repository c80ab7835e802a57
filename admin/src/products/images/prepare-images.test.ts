import { expect, test } from 'vitest';
import { keptFiles } from './pick-files.ts';
import { narrowWarning, prepareImages, shrunkSize } from './prepare-images.ts';

const file = (name: string, bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** A browser in which every readable picture is as wide as its name says. */
const tools = {
  load: ({ name }: File) =>
    Promise.resolve(name.startsWith('rikki') ? null : { width: Number(name.split('.')[0]), height: 900 }),
  shrink: (_image: object, name: string) => Promise.resolve(file(name, 10)),
};

test('only a picture above 8 MB is made smaller; a file that cannot be read stays', async () => {
  const fits = file('1600.jpg', 8_000_000);
  const broken = file('rikki.jpg', 8_000_001);
  const list = file('hinnasto.pdf', 8_000_001, 'application/pdf');
  const { files } = await prepareImages([fits, file('5000.jpg', 8_000_001), broken, list], tools);
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['1600.jpg', 8_000_000],
    ['5000.jpg', 10],
    ['rikki.jpg', 8_000_001],
    ['hinnasto.pdf', 8_000_001],
  ]);
  expect([files[0], files[2], files[3]]).toEqual([fits, broken, list]);
});

test('a browser that cannot make a picture smaller leaves it to be refused by name', async () => {
  const large = file('5000.jpg', 8_000_001);
  const { files } = await prepareImages([large], { ...tools, shrink: () => Promise.resolve(null) });
  expect(files).toEqual([large]);
});

test('a picture narrower than 1200 pixels is named with its width; one of 1200 is not', async () => {
  const { files, widths } = await prepareImages(
    [file('1199.jpg', 10), file('1200.jpg', 10), file('640.jpg', 8_000_001), file('rikki.jpg', 10)],
    tools,
  );
  expect(narrowWarning(files, widths)).toContain('1199.jpg (1199), 640.jpg (640)');
  expect(narrowWarning(files.slice(1, 2), widths)).toBe('');
});

test('the warning about a narrow picture goes when the picture is removed', async () => {
  const narrow = file('640.jpg', 10);
  const { widths } = await prepareImages([narrow], tools);
  const sent = { '/uploads/a.jpg': narrow };
  expect(narrowWarning(keptFiles(['/uploads/a.jpg'], sent), widths)).toContain('640.jpg');
  expect(narrowWarning(keptFiles(['/uploads/b.jpg'], sent), widths)).toBe('');
});

test('the longer side becomes 3200 pixels, and nothing is enlarged', () => {
  expect(shrunkSize({ width: 6400, height: 8000 })).toEqual({ width: 2560, height: 3200 });
  expect(shrunkSize({ width: 1000, height: 800 })).toEqual({ width: 1000, height: 800 });
});
