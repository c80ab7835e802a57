import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { imageUploaded, newEvent, withEvent } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aUser, deliverAll, sendEvent, waitFor } from '@shop/testing';
import type { mongo } from 'mongoose';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearLeftovers } from './clear-leftovers.ts';
import { aPicture, setUpCatalogHarness, upload } from '../../test/catalog-harness.ts';

/** Of 39.9 million pixels in 1.3 kB. */
const detailedAvif = new URL('./fixtures/39.9-megapixels.avif', import.meta.url);

const catalog = setUpCatalogHarness();
const fetchPicture = async (path: string) => {
  const headers = { 'x-user-token': catalog.settings.tokens.forUser('catalog', null) };
  const response = await fetch(catalog.api.url + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const stored = () => readdirSync(join(catalog.uploads, 'originals')).length;

test('while its sizes are being made, a picture is served as an uncached preview', async () => {
  const { status, body } = await upload(catalog, [
    { bytes: await aPicture() },
    { bytes: await aPicture('avif'), type: 'image/avif' },
  ]);
  expect(status).toBe(201);
  expect(body.result).toHaveLength(2);
  const preview = await fetchPicture(body.result[0] ?? '');
  expect([preview.status, preview.headers.get('content-type'), preview.headers.get('cache-control')]).toEqual(
    [200, 'image/webp', 'no-store'],
  );
  expect(preview.bytes.length).toBeLessThan(150);
});

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'image/svg+xml',
    'bad-image',
  ],
  [
    'an SVG that says it is a JPEG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/jpeg',
    'bad-image',
  ],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'image/gif', 'bad-image'],
  ['nothing', Buffer.alloc(0), 'image/jpeg', 'bad-image'],
  ['nine megabytes', Buffer.alloc(9_000_000), 'image/jpeg', 'image-too-large'],
])(
  '%s is refused with a clear sentence and leaves nothing behind [spec-110 sec-31 asvs-36]',
  async (_, bytes, type, code) => {
    const before = stored();
    const { status, body } = await upload(catalog, [{ bytes: await aPicture() }, { bytes, type }]);
    expect([status, body.code]).toEqual([code === 'bad-image' ? 400 : 413, code]);
    expect(stored()).toBe(before);
    await waitFor('staging to be empty', () => readdirSync(join(catalog.uploads, 'staging')).length === 0);
  },
);

test('a truncated file, a bomb, eleven files, a wrong field and a guest are refused [asvs-36]', async () => {
  const picture = await aPicture('png', { width: 400, height: 400 });
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const before = stored();
  expect(
    (await upload(catalog, [{ bytes: picture.subarray(0, picture.length / 2), type: 'image/png' }])).status,
  ).toBe(400);
  const { status, body } = await upload(catalog, [{ bytes: bomb, type: 'image/png' }]);
  expect(status).toBe(400);
  expect(body.errors?.['my_images.0']).toMatch(
    /on liian tarkka\. .* 40 miljoonaa kuvapistettä.* Pienennä kuva/,
  );
  expect(
    (
      await upload(
        catalog,
        Array.from({ length: 11 }, () => ({ bytes: picture, type: 'image/png' })),
      )
    ).status,
  ).toBe(413);
  expect((await upload(catalog, [{ bytes: picture, type: 'image/png', field: 'file' }])).status).toBe(400);
  expect((await upload(catalog, [{ bytes: picture, type: 'image/png' }], null)).status).toBe(401);
  expect((await upload(catalog, [{ bytes: picture, type: 'image/png' }], aUser())).status).toBe(403);
  expect((await upload(catalog, [])).status).toBe(400);
  expect(stored()).toBe(before);
});

test('every file that cannot be taken is named in one answer, by its place, and none of the others is kept [spec-170]', async () => {
  const picture = await aPicture('jpeg', { width: 400, height: 400 });
  const before = stored();
  const files = [
    { bytes: picture, name: 'ehjä.jpg' },
    { bytes: picture.subarray(0, picture.length / 2), name: 'puoliksi “äiti”.jpg' },
    { bytes: Buffer.from('%PDF-1.7'), name: 'hinnasto.pdf', type: 'application/pdf' },
    { bytes: Buffer.alloc(8_000_001), name: 'suuri.jpg' },
    { bytes: Buffer.from('Hei'), name: '../../__proto__' },
    { bytes: Buffer.from('GIF89a, and so on'), name: 'liikkuva.jpg' },
    { bytes: await readFile(detailedAvif), name: 'tarkka.avif', type: 'image/avif' },
  ];
  const { status, body } = await upload(catalog, files);
  expect([status, body.code]).toEqual([400, 'bad-image']);
  expect(body.errors).toEqual({
    'my_images.1': expect.stringMatching(/^puoliksi “äiti”\.jpg on vioittunut tai jäänyt kesken\./),
    'my_images.2': 'hinnasto.pdf ei ole JPEG-, PNG-, WebP- tai AVIF-kuva.',
    'my_images.3': 'suuri.jpg on liian suuri. Yksi kuva saa olla enintään 8 Mt.',
    'my_images.4': expect.stringMatching(/^__proto__ on vioittunut/),
    'my_images.5': 'liikkuva.jpg ei ole JPEG-, PNG-, WebP- tai AVIF-kuva.',
    'my_images.6': expect.stringMatching(/^tarkka\.avif on liian tarkka\. AVIF-kuvassa .* 12 miljoonaa/),
  });
  expect(stored()).toBe(before);
  await waitFor('staging to be empty', () => readdirSync(join(catalog.uploads, 'staging')).length === 0);
  const sound = await upload(catalog, files.slice(0, 1));
  expect([sound.status, sound.body.result.length]).toEqual([201, 1]);
});

test.each([
  ['1 × 30000 pixels', 1, 30_000],
  ['16001 × 2400 pixels', 16_001, 2_400],
  ['six times as wide as high', 600, 100],
])('a picture of %s is refused at the upload, with the reason [asvs-48]', async (_, width, height) => {
  const before = stored();
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { status, body } = await upload(catalog, [{ bytes, type: 'image/png' }]);
  expect([status, body.code]).toEqual([400, 'bad-image']);
  expect(body.errors?.['my_images.0']).toContain('on liian pitkä tai kapea.');
  expect(stored()).toBe(before);
});

test('a disk that takes no files is a fault of the shop, and none of the picture', async () => {
  const { staging } = catalog.deps.files;
  await rename(staging, `${staging}-away`);
  onTestFinished(() => rename(`${staging}-away`, staging));
  const { status, body } = await upload(catalog, [{ bytes: await aPicture() }]);
  expect([status, body.code]).toEqual([500, 'internal']);
});

test('names from outside lead nowhere [sec-31 asvs-32]', async () => {
  for (const path of [
    '/uploads/x/1200.jpg',
    `/uploads/${newId()}/1200.jpg`,
    `/uploads/${newId()}/passwd`,
    '/uploads/..%2foriginals/x',
  ]) {
    expect((await fetchPicture(path)).status).toBe(404);
  }
});

test('an event for a picture that never was ends among the dead letters', async () => {
  catalog.startWorker();
  const eventId = await sendEvent(imageUploaded, { assetId: newId() }, catalog.deps.config);
  await waitFor('the dead letter', async () =>
    (await catalog.deadLetters.list()).some((deadLetter) => deadLetter.eventId === eventId),
  );
});

test('the worker makes every size without metadata, and doing it twice changes nothing', async () => {
  catalog.startWorker();
  const bytes = await sharp(await aPicture('jpeg', { width: 1500, height: 1875 }))
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const url = (await upload(catalog, [{ bytes }])).body.result[0] ?? '';
  const assetId = url.split('/')[2] ?? '';
  await deliverAll(catalog.deps.assets.model);
  for (const [width, format] of [
    [240, 'avif'],
    [640, 'webp'],
    [1200, 'webp'],
    [1200, 'jpg'],
  ] as const) {
    const {
      status,
      headers,
      bytes: made,
    } = await fetchPicture(url.replace('1200.jpg', `${width}.${format}`));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    // Mail programs on other sites show it too.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const metadata = await sharp(made).metadata();
    expect([metadata.width, metadata.exif]).toEqual([width, undefined]);
  }
  expect(await catalog.deps.assets.find(assetId)).toMatchObject({ state: 'ready' });
  // A second run, with the event in the picture's outbox: it is empty when the worker has finished.
  const again = newEvent(imageUploaded, { assetId });
  const documents = catalog.deps.assets.model.collection as Pick<
    mongo.Collection<{ _id: string }>,
    'updateOne'
  >;
  await documents.updateOne({ _id: assetId }, withEvent({}, again));
  await deliverAll(catalog.deps.assets.model);
  expect(
    readdirSync(join(catalog.uploads, 'variants', assetId)).filter((file) => file.endsWith('.part')),
  ).toEqual([]);
});

test('a picture that is processed during a request is found', async () => {
  catalog.startWorker();
  const url = (await upload(catalog, [{ bytes: await aPicture() }])).body.result[0] ?? '';
  await deliverAll(catalog.deps.assets.model);
  // Neither its own file nor its stand-in is there at the first look.
  vi.spyOn(catalog.deps.files, 'findVariant').mockResolvedValueOnce(null).mockResolvedValueOnce(null);
  expect((await fetchPicture(url)).status).toBe(200);
  vi.restoreAllMocks();
});

test('the file of a picture whose visitor has left is closed', async () => {
  const leaving = new AbortController();
  const stream = Readable.from([Buffer.from('picture')]);
  vi.spyOn(catalog.deps.files, 'findVariant').mockImplementationOnce(async () => {
    leaving.abort();
    await pause(100);
    return { stream, bytes: 7, changedAt: new Date() };
  });
  const headers = { 'x-user-token': catalog.settings.tokens.forUser('catalog', null) };
  const url = `${catalog.api.url}/uploads/${newId()}/1200.jpg`;
  await expect(fetch(url, { headers, signal: leaving.signal })).rejects.toThrow('abort');
  await expect.poll(() => stream.destroyed).toBe(true);
  vi.restoreAllMocks();
});

test('a size that a finished picture lacks is made after all, and the next wider one stands in until then', async () => {
  catalog.startWorker();
  const bytes = await aPicture('jpeg', { width: 1500, height: 1875 });
  const url = (await upload(catalog, [{ bytes }])).body.result[0] ?? '';
  const assetId = url.split('/')[2] ?? '';
  await deliverAll(catalog.deps.assets.model);
  for (const format of ['avif', 'webp'])
    await rm(join(catalog.uploads, 'variants', assetId, `750.${format}`));
  const look = async (file: string) => {
    const picture = await fetchPicture(url.replace('1200.jpg', file));
    const { width } = await sharp(picture.bytes).metadata();
    return [picture.headers.get('content-type'), picture.headers.get('cache-control'), width];
  };
  // A width of another version of the shop has its stand-in, and nothing is made for it.
  expect(await look('900.webp')).toEqual(['image/webp', 'no-store', 1200]);
  expect(await catalog.deps.assets.find(assetId)).toMatchObject({ state: 'ready' });
  expect(await look('750.avif')).toEqual(['image/avif', 'no-store', 1200]);
  await deliverAll(catalog.deps.assets.model);
  expect(await look('750.avif')).toEqual(['image/avif', 'public, max-age=31536000, immutable', 750]);
  expect(await catalog.deps.assets.find(assetId)).toMatchObject({ state: 'ready' });
});

test('a small picture is never enlarged', async () => {
  catalog.startWorker();
  const url = (await upload(catalog, [{ bytes: await aPicture() }])).body.result[0] ?? '';
  await deliverAll(catalog.deps.assets.model);
  const { bytes } = await fetchPicture(url.replace('1200.jpg', '750.webp'));
  expect((await sharp(bytes).metadata()).width).toBe(120);
});

test('after a crash between write and publish the relay finds the event by itself', async () => {
  catalog.startWorker();
  const assetId = newId();
  await catalog.deps.files.keepOriginal(await stagedPicture(), assetId);
  // The write alone, as if the process had been killed before it notified its relay.
  await catalog.deps.assets.insert(
    {
      _id: assetId,
      state: 'processing',
      formats: [],
      placeholder: '',
      width: 120,
      height: 150,
      uploadedBy: '',
      createdAt: new Date(),
    },
    [newEvent(imageUploaded, { assetId })],
  );
  await waitFor('the sizes', async () => (await catalog.deps.assets.find(assetId))?.state === 'ready');
});

async function stagedPicture(): Promise<string> {
  const path = join(catalog.deps.files.staging, newId());
  await writeFile(path, await aPicture());
  return path;
}

test('half-written files of killed processes are removed once no process can be writing them', async () => {
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  const made = join(catalog.uploads, 'variants', newId());
  const staging = join(catalog.uploads, 'staging');
  await mkdir(made);
  const leave = async (folder: string, name: string, at: Date) => {
    await writeFile(join(folder, name), 'half');
    await utimes(join(folder, name), at, at);
  };
  await leave(made, '400.webp.one.part', longAgo);
  await leave(made, '400.webp', longAgo);
  await leave(made, '800.webp.two.part', new Date());
  await leave(staging, 'old', longAgo);
  await leave(staging, 'new', new Date());
  await clearLeftovers(catalog.deps);
  expect(readdirSync(made).toSorted()).toEqual(['400.webp', '800.webp.two.part']);
  expect(readdirSync(staging)).toEqual(['new']);
  await catalog.deps.files.discard([join(staging, 'new')]);
});
