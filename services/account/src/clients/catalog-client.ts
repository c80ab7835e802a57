import {
  doneSchema,
  offerSchema,
  ownReviewSchema,
  ownWishSchema,
  shopSettingsSchema,
  type OwnReview,
  type OwnWish,
  type ProductOffer,
  type ReviewsAfter,
  type ShopSettings,
  type WishOwner,
} from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

const settingsSchema = shopSettingsSchema.pick({ wishlistSharing: true, wishlistNotices: true });

export type CatalogClient = {
  settings: () => Promise<Pick<ShopSettings, 'wishlistSharing' | 'wishlistNotices'>>;
  offerOf: (productID: string) => Promise<ProductOffer>;
  wishesOf: (owner: WishOwner) => Promise<OwnWish[]>;
  forgetWishes: (owner: WishOwner) => Promise<void>;
  reviewsOf: (userID: string) => Promise<OwnReview[]>;
  forgetReviews: (input: { userID: string; reviews: ReviewsAfter }) => Promise<void>;
};

export const createCatalogClient = (catalog: InternalClient): CatalogClient => ({
  settings: () => catalog.get('/internal/settings?texts=none', settingsSchema),
  offerOf: (productID) => catalog.get(`/internal/offers/${productID}`, offerSchema),
  wishesOf: (owner) => catalog.post('/internal/wishes/own', { body: owner, answer: ownWishSchema.array() }),
  forgetWishes: async (owner) =>
    void (await catalog.post('/internal/wishes/forget', { body: owner, answer: doneSchema })),
  reviewsOf: (userID) =>
    catalog.post('/internal/reviews/own', { body: { userID }, answer: ownReviewSchema.array() }),
  forgetReviews: async (input) =>
    void (await catalog.post('/internal/reviews/forget', { body: input, answer: doneSchema })),
});
