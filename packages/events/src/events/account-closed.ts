import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * An account is gone, for good. Only its id is told: what an event says lies in Redis and with dead letters for longer than
 * anything about somebody who has left may.
 */
export const accountClosed = defineEvent({
  name: 'account-closed',
  owner: 'account',
  schema: z.strictObject({ userID: z.string() }),
});
