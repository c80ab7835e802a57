import { auditEntrySchema } from '@shop/contracts';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

const services = ['order', 'cart', 'payment', 'catalog', 'email', 'account'] as const;
export type ServiceName = (typeof services)[number];

/** An admin changed something in a service; the event's id is the audit entry's. */
export const actionAudited = defineEvent({
  name: 'action-audited',
  owner: services,
  schema: auditEntrySchema.omit({ id: true }).extend({ from: z.enum(services) }),
});
