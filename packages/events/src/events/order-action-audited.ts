import { actSchema } from '@shop/contracts';
import { defineEvent } from '../define-event.ts';

/** Somebody of the back office has written into an order; the event's id is the act's. */
export const orderActionAudited = defineEvent({
  name: 'order-action-audited',
  owner: 'order',
  schema: actSchema.omit({ id: true }),
});
