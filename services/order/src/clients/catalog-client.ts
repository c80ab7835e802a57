import {
  doneSchema,
  heldPiecesSchema,
  ownReviewSchema,
  productLookupAnswerSchema,
  serviceSettingsSchema,
  timelineItemsSchema,
  type CommitInput,
  reservedSchema,
  type FinishInput,
  type HeldPieces,
  type OwnReview,
  type ProductLookup,
  type ProductLookupInput,
  type ReleaseInput,
  type Reserved,
  type ReserveInput,
  type ReturnInput,
  type ServiceSettings,
  type TimelineItem,
  type WithholdInput,
} from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CatalogClient = {
  /** Pieces held by the buyer's own checkout count as stock. */
  lookup: (buyer: string, productIDs: string[]) => Promise<ProductLookup>;
  settings: () => Promise<ServiceSettings>;
  /** @throws `out-of-stock`, `order-closed` for a freed generation */
  reserve: (input: ReserveInput) => Promise<Reserved>;
  release: (input: ReleaseInput) => Promise<void>;
  /** Keeps the hold and removes it from the buyer's stock. */
  withhold: (input: WithholdInput) => Promise<void>;
  /** @throws `out-of-stock` when the order holds nothing of the product */
  commit: (input: CommitInput) => Promise<void>;
  finish: (input: FinishInput) => Promise<void>;
  holds: () => Promise<HeldPieces>;
  timeline: (orderID: string, productIDs: string[]) => Promise<TimelineItem[]>;
  reviewsOf: (userID: string) => Promise<OwnReview[]>;
  /** Returns sold pieces to sale, once for each refund. */
  putBack: (input: ReturnInput) => Promise<void>;
};

export function createCatalogClient(client: InternalClient): CatalogClient {
  const send = async (path: string, body: unknown) =>
    void (await client.post(path, { body, answer: doneSchema }));
  return {
    lookup: (buyer, productIDs) => {
      const body: ProductLookupInput = { ids: [...new Set(productIDs)], buyer };
      return client.post('/internal/products/lookup', { body, answer: productLookupAnswerSchema });
    },
    settings: () => client.get('/internal/settings?texts=none', serviceSettingsSchema),
    reserve: (input) => client.post('/internal/holds/reserve', { body: input, answer: reservedSchema }),
    release: (input) => send('/internal/holds/release', input),
    withhold: (input) => send('/internal/holds/withhold', input),
    commit: (input) => send('/internal/holds/commit', input),
    finish: (input) => send('/internal/holds/finish', input),
    holds: () => client.get('/internal/holds', heldPiecesSchema),
    timeline: (orderID, productIDs) =>
      client.post(`/internal/orders/${orderID}/timeline`, {
        body: { productIDs },
        answer: timelineItemsSchema,
      }),
    reviewsOf: (userID) =>
      client.post('/internal/reviews/own', { body: { userID }, answer: ownReviewSchema.array() }),
    putBack: (input) => send('/internal/holds/return', input),
  };
}
