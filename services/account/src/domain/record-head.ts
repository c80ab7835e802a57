import { createHmac, hkdfSync } from 'node:crypto';

/** The record's end as it was last sealed: the chain has so many entries, and the last of them this digest. */
export type RecordHead = {
  _id: 'head';
  count: number;
  /** '' before the first entry. */
  digest: string;
  /** Made of both with a key that the database does not hold. */
  seal: string;
};

/** A key of its own for this use alone, from the secret that signs the sessions (HKDF, RFC 5869). */
const keyOf = (sessionSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'shop account record head', 32));

/** `npm run audit` makes it by itself. */
export const sealOf = (sessionSecret: string, { count, digest }: Omit<RecordHead, '_id' | 'seal'>): string =>
  createHmac('sha256', keyOf(sessionSecret)).update(`${count}:${digest}`).digest('hex');

export const sealHead = (sessionSecret: string, end: Omit<RecordHead, '_id' | 'seal'>): RecordHead => ({
  _id: 'head',
  ...end,
  seal: sealOf(sessionSecret, end),
});
