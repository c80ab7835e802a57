import { orderStatuses } from '@shop/shop-rules';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

export const orderStatusChanged = defineEvent({
  name: 'order-status-changed',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    from: z.enum(orderStatuses),
    to: z.enum(orderStatuses),
    /** '' without a parcel. */
    trackingCode: z.string(),
    /** The buyer was already notified of this status and code. */
    isRepeated: z.boolean(),
  }),
});
