import { auditEntrySchema } from '@shop/contracts';
import { defineEvent } from '../define-event.ts';

/** An admin changed an order; the event's id is the audit entry's. */
export const orderActionAudited = defineEvent({
  name: 'order-action-audited',
  owner: 'order',
  schema: auditEntrySchema.omit({ id: true }),
});
