import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { photoWidths } from '../src/lib/photos/photo-widths.ts';

/** Adds resized photos to the build, cached by content. */
const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const photosDir = root('src/assets/photos/');
const assetsDir = root('dist/client/_astro/');
const cacheDir = root('node_modules/.cache/photos/');
const formats = { avif: { quality: 52, effort: 2 }, webp: { quality: 76 } } as const;

async function encode(file: string, width: number, format: keyof typeof formats): Promise<string> {
  const content = await readFile(file);
  const key = createHash('sha256').update(content).update(JSON.stringify(formats[format])).digest('hex');
  const target = `${cacheDir}${key.slice(0, 24)}.${width}.${format}`;
  try {
    await readFile(target);
  } catch {
    await sharp(content).resize({ width }).toFormat(format, formats[format]).toFile(target);
  }
  return target;
}

async function drawShared(): Promise<void> {
  const client = root('dist/client/');
  const hero = sharp(`${photosDir}hero-wide.webp`).resize(1200, 630, { position: 'left' });
  await hero.jpeg({ quality: 80 }).toFile(`${client}share.jpg`);
  for (const size of [192, 512]) {
    const icon = sharp(root('public/favicon.svg'), { density: (72 * size) / 64 }).resize(size);
    await icon.png().toFile(`${client}icon-${size}.png`);
  }
}

await mkdir(cacheDir, { recursive: true });
const built = await readdir(assetsDir);
for (const photo of await readdir(photosDir).catch(() => [])) {
  const [name = '', extension = ''] = photo.split('.');
  const asset = built.find((file) => new RegExp(`^${name}\\.[\\w-]+\\.${extension}$`).test(file));
  if (!asset) continue;
  const { width } = await sharp(photosDir + photo).metadata();
  const stem = asset.slice(0, -extension.length - 1);
  for (const size of photoWidths(width)) {
    for (const format of ['avif', 'webp'] as const) {
      await copyFile(await encode(photosDir + photo, size, format), `${assetsDir}${stem}.${size}.${format}`);
    }
  }
}
await drawShared();
