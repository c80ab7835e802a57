import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An id in Stripe's form: a prefix and random letters. */
export function stripeId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** An id in PayPal's form: 17 upper-case letters and digits. */
export function paypalId(): string {
  return Array.from(randomBytes(17), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
