import { createHmac, hkdfSync } from 'node:crypto';

/** The record's end as it was last sealed: the chain has so many entries, and the last of them this digest. */
export type RecordHead = {
  _id: 'head';
  count: number;
  /** '' before the first entry. */
  digest: string;
  /** When this head was made, and how many entries there were by then. */
  since: { count: number; at: Date };
  /** Made of all this with a key that the database does not hold. */
  seal: string;
};

type Sealed = Omit<RecordHead, '_id' | 'seal'>;
/** As it lies in the database, where somebody may have taken a field away. */
type Unproved = Omit<Sealed, 'since'> & Partial<Sealed>;

/** A key of its own for this use alone, from the secret that signs the sessions (HKDF, RFC 5869). */
const keyOf = (sessionSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'shop account record head', 32));

/** `npm run audit` makes it by itself. Whatever stands in the database, it does not throw. */
export function sealOf(sessionSecret: string, { count, digest, since }: Unproved): string {
  return createHmac('sha256', keyOf(sessionSecret))
    .update([count, digest, since?.count, Number(since?.at)].join(':'))
    .digest('hex');
}

export const sealHead = (sessionSecret: string, sealed: Sealed): RecordHead => ({
  _id: 'head',
  ...sealed,
  seal: sealOf(sessionSecret, sealed),
});
