import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * Pieces of a product came in: by the maker's edit, or with a refund; never because an order let go of what it held.
 * `sizes`: of which, or null where they are not told by size.
 */
export const productRestocked = defineEvent({
  name: 'product-restocked',
  owner: 'catalog',
  schema: z.object({ productID: z.string(), sizes: z.array(z.string()).nullable() }),
});
