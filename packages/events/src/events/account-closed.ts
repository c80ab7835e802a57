import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * An account was deleted. Carries the id alone: Redis and dead letters keep events longer than personal data may be
 * kept.
 */
export const accountClosed = defineEvent({
  name: 'account-closed',
  owner: 'account',
  schema: z.strictObject({ userID: z.string() }),
});
