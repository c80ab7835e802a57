import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

export const orderWithdrawn = defineEvent({
  name: 'order-withdrawn',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    withdrawalId: z.string(),
    at: z.string(),
    name: z.string(),
    lines: z.array(z.object({ line: z.int().min(0), quantity: z.int().min(1) })).min(1),
  }),
});
