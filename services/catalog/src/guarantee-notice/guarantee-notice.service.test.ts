import type { GuaranteeNotice } from '@shop/contracts';
import {
  guaranteeNoticePath,
  guaranteeNoticeSize,
  guaranteeWords,
  MAX_NOTICE_BYTES,
  noticeRefusals,
  ownGuaranteeNoticePath,
} from '@shop/shop-rules';
import { connectMongo, createLogger } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { aPicture, setUpCatalogHarness } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const owner = () => catalog.api.as(anAdmin());

type Answer = { message: string; errors?: Record<string, string>; data: GuaranteeNotice };

const send = async (bytes: Buffer, { user = anAdmin(), type = 'image/png' } = {}) => {
  const response = await fetch(catalog.api.url + ownGuaranteeNoticePath, {
    method: 'PUT',
    headers: { 'x-user-token': catalog.settings.tokens.forUser('catalog', user), 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Answer };
};
const remove = () => owner()('DELETE', ownGuaranteeNoticePath);
const shownNotice = async () => (await owner()('GET', '/api/admin/rest/settings')).body.data.guaranteeNotice;
const attachment = async (known = '') =>
  (await catalog.api.asService('GET', `/internal/guarantee-notice?known=${known}`)).body.data;
const attached = async () => Buffer.from((await attachment()).pngBase64 as string, 'base64');
const fetchPicture = async (etag = '') => {
  const headers = {
    'x-user-token': catalog.settings.tokens.forUser('catalog', null),
    'if-none-match': etag,
    // As browsers send it; fetch would say no-cache.
    'cache-control': 'max-age=0',
  };
  const response = await fetch(catalog.api.url + guaranteeNoticePath, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
/** A picture with the header of another size, which its pixels do not have. */
const withSize = (png: Buffer, width: number, height: number): Buffer => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

afterEach(remove);

test('the default notice has the reserved shape, and its QR code leads to Your Europe [law-21]', async () => {
  const { data, info } = await sharp(await attached())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(guaranteeNoticeSize);
  expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(guaranteeWords.url);
  expect(await shownNotice()).toEqual({ ...guaranteeNoticeSize, fingerprint: null });
});

test('the owner’s file is shown at once, byte for byte, in its own size, on pages and in emails [law-21]', async () => {
  const before = await fetchPicture();
  const bytes = await aPicture('png', { width: 80, height: 40 });
  const { status, body } = await send(bytes);
  expect([status, body.message]).toEqual([200, 'Ilmoitus on vaihdettu.']);
  expect(body.data).toEqual({ width: 80, height: 40, fingerprint: expect.stringMatching(/^[\da-f]{16}$/) });
  expect(await shownNotice()).toEqual(body.data);
  expect((await catalog.api.as(null)('GET', '/api/shop/settings')).body.data.guaranteeNotice).toEqual(
    body.data,
  );
  const shown = await fetchPicture(before.headers.get('etag') ?? '');
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, no-cache',
  ]);
  expect(shown.bytes.equals(bytes)).toBe(true);
  expect((await attached()).equals(bytes)).toBe(true);
  const { fingerprint } = body.data;
  expect(await attachment(fingerprint ?? '')).toEqual({ fingerprint, pngBase64: null });
  const again = await fetchPicture(shown.headers.get('etag') ?? '');
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('a second file takes the place of the first, and the audit log keeps both', async () => {
  const first = (await send(await aPicture('png', { width: 8, height: 4 }))).body.data;
  const bytes = await aPicture('png', { width: 4, height: 8 });
  const second = (await send(bytes)).body.data;
  expect((await fetchPicture()).bytes.equals(bytes)).toBe(true);
  const database = await connectMongo('catalog', catalog.settings.config, createLogger('test', 'silent'));
  const entries = await database.connection
    .collection<{ outbox: { payload: { changes: object[] } }[] }>('auditOutbox')
    .find()
    .toArray();
  await database.close();
  const changes = entries.flatMap(({ outbox }) => outbox.flatMap(({ payload }) => payload.changes));
  expect(changes).toContainEqual({
    field: 'guaranteeNotice',
    before: first.fingerprint,
    after: second.fingerprint,
  });
});

test('after the file is removed, the default notice is shown again', async () => {
  const defaultPicture = await fetchPicture();
  await send(await aPicture('png'));
  const { status, body } = await remove();
  expect([status, body.message]).toEqual([200, 'Kaupan oma ilmoitus on taas käytössä.']);
  expect(body.data).toEqual({ ...guaranteeNoticeSize, fingerprint: null });
  expect((await fetchPicture()).bytes.equals(defaultPicture.bytes)).toBe(true);
  expect((await attached()).equals(defaultPicture.bytes)).toBe(true);
  expect((await remove()).status).toBe(200);
});

test('a file of exactly the largest size is taken', async () => {
  const png = await aPicture('png');
  const bytes = Buffer.concat([png, Buffer.alloc(MAX_NOTICE_BYTES - png.length)]);
  expect((await send(bytes)).status).toBe(200);
  expect((await attached()).equals(bytes)).toBe(true);
});

const png = await aPicture('png');
test.each([
  ['a JPEG picture', await aPicture('jpeg'), 400, noticeRefusals.notPng],
  ['an empty file', Buffer.alloc(0), 400, noticeRefusals.notPng],
  ['a PNG file that breaks off in its header', png.subarray(0, 20), 400, noticeRefusals.notPng],
  ['a PNG file without width', withSize(png, 0, 10), 400, noticeRefusals.notPng],
  ['a picture of too many pixels', withSize(png, 10, 10_001), 400, noticeRefusals.tooDetailed],
  [
    'a file of more than 1 MB',
    Buffer.concat([png, Buffer.alloc(MAX_NOTICE_BYTES)]),
    413,
    noticeRefusals.tooLarge,
  ],
])('%s is refused at the field, and the shown picture stays', async (_what, bytes, status, file) => {
  const refused = await send(bytes);
  expect([refused.status, refused.body.errors]).toEqual([status, { file }]);
  expect((await shownNotice()).fingerprint).toBeNull();
});

test('another kind of body is refused', async () => {
  expect((await send(png, { type: 'image/jpeg' })).status).toBe(415);
  expect((await owner()('PUT', ownGuaranteeNoticePath, {})).status).toBe(415);
});

test('only the owner replaces the picture or removes it', async () => {
  for (const rights of ['catalogue', 'orders', 'viewer'] as const) {
    const user = { ...anAdmin(), rights };
    expect((await send(png, { user })).status).toBe(403);
    expect((await catalog.api.as(user)('DELETE', ownGuaranteeNoticePath)).status).toBe(403);
  }
  expect((await shownNotice()).fingerprint).toBeNull();
});
