import { createHash } from 'node:crypto';
import type { StripeFault } from './stripe-error.ts';

/** Stripe's 404. */
export function missing(what: string, id: string, param = 'id'): StripeFault {
  return { status: 404, code: 'resource_missing', message: `No such ${what}: '${id}'`, param };
}

export const keyUsed: StripeFault = {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
};

/** Stripe refuses a key with different parameters. */
export function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? {}))
    .digest('hex');
}
