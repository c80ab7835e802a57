import { actSchema, deadLetterServices } from '@shop/contracts';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Somebody of the back office has written into a service, each of which may emit this; the event's id is the act's. */
export const acted = defineEvent({
  name: 'acted',
  owner: deadLetterServices,
  schema: actSchema.omit({ id: true }).extend({ from: z.enum(deadLetterServices) }),
});
