import { orderStatuses } from '@shop/shop-rules';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The maker has moved a placed order from one status to another. */
export const orderStatusChanged = defineEvent({
  name: 'order-status-changed',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    from: z.enum(orderStatuses),
    to: z.enum(orderStatuses),
    /** By which the parcel could be followed at that moment; '' when there was none. */
    trackingCode: z.string(),
    /** Whether the buyer has been told so before, with the same code: the status went back and forth. */
    again: z.boolean().default(false),
  }),
});
