import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A product is no longer sold out, or costs less. Decision 0071. */
export const offerImproved = defineEvent({
  name: 'offer-improved',
  owner: 'catalog',
  schema: z.object({
    productID: z.string(),
    change: z.enum(['back', 'cheaper']),
    cents: z.int(),
    at: z.iso.datetime(),
  }),
});
