import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** An admin accepted further money as part of the price. */
export const orderMoneyAccepted = defineEvent({
  name: 'order-money-accepted',
  owner: 'order',
  schema: z.object({ orderID: z.string(), paymentId: z.string() }),
});
