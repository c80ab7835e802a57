import { lineSchema } from '@shop/contracts';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** An order is paid and confirmed, with the paid lines. */
export const orderConfirmed = defineEvent({
  name: 'order-confirmed',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    userID: z.string(),
    cartVersion: z.int().min(0),
    lines: z.array(lineSchema),
  }),
});
