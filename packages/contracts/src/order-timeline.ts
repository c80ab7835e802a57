import { z } from 'zod';
import { id } from './fields.ts';
import { paymentProviders } from './internal-payment.ts';

/**
 * `attempt`: payment attempt · `call`: to a provider · `webhook` · `refund` · `event`: work for another service ·
 * `stock`: moved pieces.
 */
const timelineKinds = ['attempt', 'call', 'webhook', 'refund', 'event', 'stock'] as const;
export type TimelineItemKind = (typeof timelineKinds)[number];

/**
 * `refused`: nothing happened · `unknown`: no answer, it may have happened · `waiting`: to be done · `ignored`: nothing
 * to do.
 */
const timelineOutcomes = ['done', 'refused', 'unknown', 'waiting', 'ignored'] as const;

const timelineItemSchema = z.object({
  at: z.string(),
  kind: z.enum(timelineKinds),
  /** Call, webhook, event, state or stock reason. */
  what: z.string(),
  outcome: z.enum(timelineOutcomes).optional(),
  provider: z.enum(paymentProviders).optional(),
  /** Payment or refund id, or the product's title. */
  about: z.string().optional(),
  /** In hundredths of the currency. */
  money: z.object({ cents: z.int(), currency: z.string() }).optional(),
  /** Pieces added (+) or removed (−). */
  pieces: z.int().optional(),
  /** Provider's status and word, or the consumer that an event waits for. */
  answer: z.string().optional(),
  ms: z.int().optional(),
  requestId: z.string().optional(),
});
export type TimelineItem = z.infer<typeof timelineItemSchema>;

/** Body of catalog's POST /internal/orders/:orderID/timeline. */
export const timelineProductsSchema = z.object({ productIDs: z.array(id).max(200) });

/** Answer of payment's GET and catalog's POST /internal/orders/:orderID/timeline. */
export const timelineItemsSchema = z.array(timelineItemSchema);

/** Answer of GET /api/admin/rest/orders/:orderID/trail. */
export const timelineSchema = z.object({
  entries: z.array(timelineItemSchema),
  missing: z.array(z.enum(['payment', 'catalog'])),
});
export type Timeline = z.infer<typeof timelineSchema>;
