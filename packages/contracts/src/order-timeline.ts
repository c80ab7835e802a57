import { z } from 'zod';
import { id } from './fields.ts';
import { paymentProviders } from './internal-payment.ts';

/**
 * `attempt`: a try at paying · `call`: what a provider was asked · `webhook`: what a provider told by itself · `refund`:
 * money that goes back · `event`: work that one service still has to do for another · `stock`: pieces that moved.
 */
const trailKinds = ['attempt', 'call', 'webhook', 'refund', 'event', 'stock'] as const;
export type TimelineItemKind = (typeof trailKinds)[number];

/**
 * `done` · `refused`: the other side said no, and nothing happened · `unknown`: no answer, it may have happened ·
 * `waiting`: still to be done · `ignored`: nothing was to be done.
 */
const trailOutcomes = ['done', 'refused', 'unknown', 'waiting', 'ignored'] as const;

const trailEntrySchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  kind: z.enum(trailKinds),
  /** What happened, in the word of its kind: a call's name, a webhook's type, an event's name, a state, a stock reason. */
  what: z.string(),
  outcome: z.enum(trailOutcomes).optional(),
  provider: z.enum(paymentProviders).optional(),
  /** The payment or refund that it is about, or the product's title. */
  about: z.string().optional(),
  /** A sum, in hundredths of its currency. */
  money: z.object({ cents: z.int(), currency: z.string() }).optional(),
  /** Pieces that came (+) or went (−). */
  pieces: z.int().optional(),
  /** The provider's status and word, or who an event waits for. */
  answer: z.string().optional(),
  /** How long it took, in ms. */
  ms: z.int().optional(),
  /** Under which the logs tell more. */
  requestId: z.string().optional(),
});
export type TimelineItem = z.infer<typeof trailEntrySchema>;

/** Body of catalog's POST /internal/orders/:orderID/trail: the products of which it had pieces. */
export const timelineProductsSchema = z.object({ productIDs: z.array(id).max(200) });

/**
 * Answer of payment's GET and catalog's POST /internal/orders/:orderID/trail: their part of what an order has brought
 * about.
 */
export const timelineItemsSchema = z.array(trailEntrySchema);

/** Answer of GET /api/admin/rest/orders/:orderID/trail. */
export const timelineSchema = z.object({
  /** The oldest first. */
  entries: z.array(trailEntrySchema),
  /** The services that did not answer, so that their part is missing. */
  missing: z.array(z.enum(['payment', 'catalog'])),
});
export type Timeline = z.infer<typeof timelineSchema>;
