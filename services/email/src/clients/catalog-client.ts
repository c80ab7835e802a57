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
import type { z } from 'zod';

const knownSchema = shopSettingsSchema.pick({ seller: true, orderLinks: true });
type KnownSettings = z.infer<typeof knownSchema>;

export type CatalogClient = {
  /** Current settings; the last known ones while catalog is away. */
  getSettings: () => Promise<KnownSettings>;
  /** Picture (PNG) attached to confirmations. */
  getGuaranteeNotice: () => Promise<Buffer>;
  /** Waiting people who can be served; a part of them where many. */
  dueWishes: (restock: EventOf<typeof productRestocked>) => Promise<DueWish[]>;
  /** Its link cancels an address's requests. */
  newLinkToken: (email: string) => Promise<string>;
  markNotified: (wishes: DueWish[]) => Promise<void>;
};

/** @param seller before the first answer */
export function createCatalogClient(
  client: InternalClient,
  seller: SellerDetails,
  logger: Logger,
): CatalogClient {
  let known: KnownSettings = { seller, orderLinks: false };
  let notice = { fingerprint: '', png: Buffer.alloc(0) };
  return {
    getSettings: async () => {
      try {
        known = await client.get('/internal/settings?texts=none', knownSchema);
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
