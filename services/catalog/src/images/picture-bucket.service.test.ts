import { readdirSync } from 'node:fs';
import { createLogger } from '@shop/service-kit';
import { deliverAll, startS3StandIn, waitFor, type S3StandIn } from '@shop/testing';
import type { mongo } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPictureFiles } from './picture-files.ts';
import { aPicture, setUpCatalogHarness, upload } from '../../test/catalog-harness.ts';

const s3: S3StandIn = await startS3StandIn();
afterAll(() => s3.close());
beforeEach(() => {
  s3.trouble = null;
});
const catalog = setUpCatalogHarness({ PICTURES_URL: s3.url, ...s3.keys });

const fetchPicture = async (
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
) => {
  const headers = { 'x-user-token': catalog.settings.tokens.forUser('catalog', null), ...init.headers };
  const response = await fetch(catalog.api.url + path, { ...init, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const cached = response.headers.get('cache-control');
  return { status: response.status, headers: response.headers, cached, bytes };
};
const uploaded = async () =>
  (await upload(catalog, [{ bytes: await aPicture('jpeg', { width: 300, height: 375 }) }])).body.result[0] ??
  '';
const assetOf = (url: string) => url.split('/')[2] ?? '';
const stateOf = async (url: string) => (await catalog.deps.assets.find(assetOf(url)))?.state;
const FOREVER = 'public, max-age=31536000, immutable';

test('originals and sizes lie in the bucket alone, and the sizes are served as from a folder', async () => {
  catalog.startWorker();
  const url = await uploaded();
  await deliverAll(catalog.deps.assets.model);
  expect(await stateOf(url)).toBe('ready');
  expect([...s3.objects.keys()].filter((key) => key.includes(assetOf(url)))).toHaveLength(13);
  expect(s3.objects.has(`shop/originals/${assetOf(url)}`)).toBe(true);
  expect(readdirSync(catalog.uploads)).toEqual(['staging']);
  const { status, cached, bytes, headers } = await fetchPicture(url);
  expect([status, cached, headers.get('content-type')]).toEqual([200, FOREVER, 'image/jpeg']);
  expect((await sharp(bytes).metadata()).width).toBe(300);
  const head = await fetchPicture(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  // Otherwise fetch asks with no-cache.
  const again = await fetchPicture(url, {
    headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect((await fetchPicture(url.replace('1200.jpg', '../1200.jpg'))).status).toBe(404);
});

test.each(['away', 'silent', 'slow-down'] as const)(
  'while the bucket is %s a picture answers its preview, and nothing is made again',
  async (trouble) => {
    catalog.startWorker();
    const url = await uploaded();
    await deliverAll(catalog.deps.assets.model);
    s3.trouble = trouble;
    const { status, cached, bytes } = await fetchPicture(url);
    expect([status, cached]).toEqual([200, 'no-store']);
    expect(bytes.length).toBeLessThan(150);
    expect(await stateOf(url)).toBe('ready');
    s3.trouble = null;
    await waitFor('the picture to be served again', async () => (await fetchPicture(url)).cached === FOREVER);
  },
);

test('a full bucket refuses an upload, and an accepted picture waits for its sizes until there is space', async () => {
  const url = await uploaded();
  s3.trouble = 'full';
  const { status, body } = await upload(catalog, [{ bytes: await aPicture() }]);
  expect([status, body.code]).toEqual([503, 'unavailable']);
  catalog.startWorker();
  const puts = () => s3.calls.filter((call) => call.startsWith(`PUT shop/variants/${assetOf(url)}`)).length;
  await waitFor('the worker to try again', () => puts() > 8);
  expect(await stateOf(url)).toBe('processing');
  s3.trouble = null;
  await waitFor('the sizes', async () => (await stateOf(url)) === 'ready');
  expect((await fetchPicture(url)).cached).toBe(FOREVER);
});

test('sizes that another machine has just made are found, though this one has answered the preview', async () => {
  catalog.startWorker();
  const url = await uploaded();
  await deliverAll(catalog.deps.assets.model);
  const made = [...s3.objects].filter(([key]) => key.startsWith(`shop/variants/${assetOf(url)}`));
  for (const [key] of made) s3.objects.delete(key);
  const assets = catalog.deps.assets.model.collection as mongo.Collection<{ _id: string }>;
  await assets.updateOne({ _id: assetOf(url) }, { $set: { state: 'processing' } });
  expect((await fetchPicture(url)).cached).toBe('no-store');
  const elsewhere = await openPictureFiles(catalog.deps.config, createLogger('catalog', 'silent'));
  await elsewhere.keepVariant(assetOf(url), '1200.jpg', await aPicture());
  expect((await fetchPicture(url)).cached).toBe(FOREVER);
});
