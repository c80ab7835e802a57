import { createHash } from 'node:crypto';
import type { GuaranteeNotice } from '@shop/contracts';
import { noticeRefusals } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature, then length and type of the first chunk; width and height follow (PNG specification, 11.2.1). */
const HEADER = Buffer.concat([SIGNATURE, Buffer.from([0, 0, 0, 13]), Buffer.from('IHDR')]);
const MAX_SIDE = 10_000;
const FINGERPRINT_DIGITS = 16;

export type UploadedNotice = GuaranteeNotice & { fingerprint: string };

export const fingerprintOf = (png: Buffer): string =>
  createHash('sha256').update(png).digest('hex').slice(0, FINGERPRINT_DIGITS);

/**
 * Reads the header without decoding.
 * @throws `invalid-input` at the field `file`
 */
export function readPng(bytes: Buffer): UploadedNotice {
  const isPng = bytes.subarray(0, HEADER.length).equals(HEADER) && bytes.length >= HEADER.length + 8;
  if (!isPng) throw refusedFile(noticeRefusals.notPng);
  const width = bytes.readUInt32BE(HEADER.length);
  const height = bytes.readUInt32BE(HEADER.length + 4);
  if (width === 0 || height === 0) throw refusedFile(noticeRefusals.notPng);
  if (Math.max(width, height) > MAX_SIDE) throw refusedFile(noticeRefusals.tooDetailed);
  return { width, height, fingerprint: fingerprintOf(bytes) };
}

const refusedFile = (file: string): ShopError => new ShopError({ code: 'invalid-input', errors: { file } });
