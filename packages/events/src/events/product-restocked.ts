import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** New or returned pieces, never released holds. `sizes` is null for a product without sizes. */
export const productRestocked = defineEvent({
  name: 'product-restocked',
  owner: 'catalog',
  schema: z.object({ productID: z.string(), sizes: z.array(z.string()).nullable() }),
});
