import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** In Stripe's form. */
export function stripeId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** In PayPal's form. */
export function paypalId(): string {
  return Array.from(randomBytes(17), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
