import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guaranteeNoticePath, guaranteeNoticeSize, guaranteeWords } from '@shop/contracts';
import { anAdmin } from '@shop/testing';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openGuaranteeNotice } from '../src/guarantee-notice/index.ts';
import { setUpCatalogHarness } from './catalog-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-notice-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'notice.png');
writeFileSync(
  file,
  await sharp({ create: { width: 8, height: 4, channels: 3, background: '#003399' } })
    .png()
    .toBuffer(),
);

const standIn = setUpCatalogHarness();
const own = setUpCatalogHarness({ GUARANTEE_NOTICE: file });

const pictureOf = async ({ api }: typeof own) => {
  const { pngBase64 } = (await api.asService('GET', '/internal/guarantee-notice')).body.data;
  return Buffer.from(pngBase64 as string, 'base64');
};
const isStandIn = async ({ api }: typeof own) =>
  (await api.as(anAdmin())('GET', '/api/admin/rest/settings')).body.data.isGuaranteeStandIn as boolean;

test('the stand-in has the reserved shape, and its QR code leads to Your Europe', async () => {
  const { data, info } = await sharp(await pictureOf(standIn))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(guaranteeNoticeSize);
  expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(guaranteeWords.url);
  expect(await isStandIn(standIn)).toBe(true);
});

test('the Commission’s file takes its place unchanged, on pages and in emails', async () => {
  const bytes = readFileSync(file);
  expect((await pictureOf(own)).equals(bytes)).toBe(true);
  const { status, headers } = await own.api.as(null)('GET', guaranteeNoticePath);
  expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
    200,
    'image/png',
    String(bytes.length),
  ]);
  expect(await isStandIn(own)).toBe(false);
});

test.each([
  ['that is not there', join(folder, 'missing.png'), 'cannot be read'],
  ['that is no PNG', import.meta.filename, 'is no PNG'],
])('a file %s stops the start with its name', async (_what, named, reason) => {
  await expect(openGuaranteeNotice(named)).rejects.toThrow(`GUARANTEE_NOTICE: the file ${named} ${reason}`);
});
