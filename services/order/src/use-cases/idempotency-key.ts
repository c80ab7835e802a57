import { createHash } from 'node:crypto';
import { ShopError } from '@shop/service-kit';

const KEY = /^[\x21-\x7e]{1,200}$/;

export type CallFingerprint = { key: string; request: string };

export function fingerprintOf(userID: string, key: string, request: unknown): CallFingerprint {
  if (!KEY.test(key)) throw badKey('Avaimessa saa olla 1–200 näkyvää merkkiä.');
  return { key: hash(`${userID}/${key}`), request: hash(JSON.stringify(request)) };
}

/** @throws `invalid-input` for a key of another call */
export function assertSameCall(stored: { request?: string }, { request }: CallFingerprint): void {
  if (stored.request !== request) throw badKey('Avain on jo käytetty toiseen pyyntöön.');
}

function badKey(message: string): ShopError {
  return new ShopError({ code: 'invalid-input', errors: { 'Idempotency-Key': message } });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
