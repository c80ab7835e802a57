import { actSchema } from '@shop/contracts';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The services that the back office writes to. */
const services = ['order', 'cart', 'payment', 'catalog', 'email', 'account'] as const;
export type ServiceName = (typeof services)[number];

/** Somebody of the back office has written into a service, each of which may emit this; the event's id is the act's. */
export const actionAudited = defineEvent({
  name: 'action-audited',
  owner: services,
  schema: actSchema.omit({ id: true }).extend({ from: z.enum(services) }),
});
