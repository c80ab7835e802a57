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

/** What letters need of the shop's settings. */
const knownSchema = shopSettingsSchema.pick({ seller: true });

export type CatalogClient = {
  /** Who sells, as the owner's settings say now. While the catalogue is away, as they were known last. */
  getSeller: () => Promise<SellerDetails>;
  /** The picture of the notice on the legal guarantee (PNG), which confirmations carry. */
  getGuaranteeNotice: () => Promise<Buffer>;
  /** Who waits for what came in and can have it now; not all at once where there are many. */
  dueWishes: (restock: EventOf<typeof productRestocked>) => Promise<DueWish[]>;
  /** A new token for the link that ends all wishes of an address. */
  newLinkToken: (email: string) => Promise<string>;
  /** Their letters are written: they wait no more. */
  markTold: (wishes: DueWish[]) => Promise<void>;
};

/** @param first who sells as long as nobody has asked */
export function createCatalogClient(
  client: InternalClient,
  first: SellerDetails,
  logger: Logger,
): CatalogClient {
  let known = first;
  return {
    getSeller: async () => {
      try {
        known = (await client.get('/internal/settings', knownSchema)).seller;
      } catch (error) {
        logger.warn({ err: error }, 'the seller’s details are those that were known last');
      }
      return known;
    },
    getGuaranteeNotice: async () =>
      Buffer.from(
        (await client.get('/internal/guarantee-notice', guaranteeNoticeFileSchema)).pngBase64,
        'base64',
      ),
    dueWishes: (restock) =>
      client.post('/internal/wishes/due', { body: restock, answer: dueWishSchema.array() }),
    newLinkToken: async (email) =>
      (await client.post('/internal/wishes/link', { body: { email }, answer: linkTokenSchema })).token,
    markTold: async (wishes) => {
      const told = wishes.map(({ id, round }) => ({ id, round }));
      await client.post('/internal/wishes/told', { body: { told }, answer: doneSchema });
    },
  };
}
