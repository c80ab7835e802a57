import { createHmac, hkdfSync } from 'node:crypto';

export type AuditLogHead = {
  _id: 'head';
  count: number;
  /** '' before the first entry. */
  digest: string;
  since: { count: number; at: Date };
  /** Made with a key that is not in the database. */
  seal: string;
};

type Sealed = Omit<AuditLogHead, '_id' | 'seal'>;
/** As stored; fields may have been removed. */
type Unproved = Omit<Sealed, 'since'> & Partial<Sealed>;

/** Derived from the session secret for this use only (HKDF, RFC 5869). */
const keyOf = (sessionSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'shop account audit log head', 32));

/** `npm run audit` computes it independently. Never throws. */
export function sealOf(sessionSecret: string, { count, digest, since }: Unproved): string {
  return createHmac('sha256', keyOf(sessionSecret))
    .update([count, digest, since?.count, Number(since?.at)].join(':'))
    .digest('hex');
}

export const sealHead = (sessionSecret: string, sealed: Sealed): AuditLogHead => ({
  _id: 'head',
  ...sealed,
  seal: sealOf(sessionSecret, sealed),
});
