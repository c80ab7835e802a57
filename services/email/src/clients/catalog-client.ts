import {
  doneSchema,
  dueWishSchema,
  guaranteeNoticeFileSchema,
  linkTokenSchema,
  shopSettingsSchema,
  type DueWish,
  type SellerDetails,
} from '@shop/contracts';
import type { EventOf, productRestocked } from '@shop/events';
import type { InternalClient, Logger } from '@shop/service-kit';

const knownSchema = shopSettingsSchema.pick({ seller: true });

export type CatalogClient = {
  /** Current seller; the last known one while catalog is away. */
  getSeller: () => Promise<SellerDetails>;
  /** Picture (PNG) attached to confirmations. */
  getGuaranteeNotice: () => Promise<Buffer>;
  /** Waiting people who can be served; a part of them where many. */
  dueWishes: (restock: EventOf<typeof productRestocked>) => Promise<DueWish[]>;
  /** Its link cancels an address's requests. */
  newLinkToken: (email: string) => Promise<string>;
  markNotified: (wishes: DueWish[]) => Promise<void>;
};

/** @param first seller before the first answer */
export function createCatalogClient(
  client: InternalClient,
  first: SellerDetails,
  logger: Logger,
): CatalogClient {
  let known = first;
  let notice = { fingerprint: '', png: Buffer.alloc(0) };
  return {
    getSeller: async () => {
      try {
        known = (await client.get('/internal/settings', knownSchema)).seller;
      } catch (error) {
        logger.warn({ err: error }, 'the seller’s details are those that were known last');
      }
      return known;
    },
    getGuaranteeNotice: async () => {
      const path = `/internal/guarantee-notice?known=${notice.fingerprint}`;
      const { fingerprint, pngBase64 } = await client.get(path, guaranteeNoticeFileSchema);
      if (pngBase64 !== null) notice = { fingerprint, png: Buffer.from(pngBase64, 'base64') };
      return notice.png;
    },
    dueWishes: (restock) =>
      client.post('/internal/wishes/due', { body: restock, answer: dueWishSchema.array() }),
    newLinkToken: async (email) =>
      (await client.post('/internal/wishes/link', { body: { email }, answer: linkTokenSchema })).token,
    markNotified: async (wishes) => {
      const notified = wishes.map(({ id, round }) => ({ id, round }));
      await client.post('/internal/wishes/notified', { body: { notified }, answer: doneSchema });
    },
  };
}
