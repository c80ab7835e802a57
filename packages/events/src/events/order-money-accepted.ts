import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The maker has taken money as it came, beside what had paid the order already: it counts as paid with it. */
export const orderMoneyAccepted = defineEvent({
  name: 'order-money-accepted',
  owner: 'order',
  schema: z.object({ orderID: z.string(), paymentId: z.string() }),
});
