import {
  doneSchema,
  ownWishSchema,
  shopSettingsSchema,
  type OwnWish,
  type ShopSettings,
  type WishOwner,
} from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

const settingsSchema = shopSettingsSchema.pick({ wishlistSharing: true });

export type CatalogClient = {
  settings: () => Promise<Pick<ShopSettings, 'wishlistSharing'>>;
  wishesOf: (owner: WishOwner) => Promise<OwnWish[]>;
  forgetWishes: (owner: WishOwner) => Promise<void>;
};

export const createCatalogClient = (catalog: InternalClient): CatalogClient => ({
  settings: () => catalog.get('/internal/settings', settingsSchema),
  wishesOf: (owner) => catalog.post('/internal/wishes/own', { body: owner, answer: ownWishSchema.array() }),
  forgetWishes: async (owner) =>
    void (await catalog.post('/internal/wishes/forget', { body: owner, answer: doneSchema })),
});
