import { doneSchema, ownWishSchema, type OwnWish, type WishOwner } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CatalogClient = {
  wishesOf: (owner: WishOwner) => Promise<OwnWish[]>;
  forgetWishes: (owner: WishOwner) => Promise<void>;
};

export const createCatalogClient = (catalog: InternalClient): CatalogClient => ({
  wishesOf: (owner) => catalog.post('/internal/wishes/own', { body: owner, answer: ownWishSchema.array() }),
  forgetWishes: async (owner) =>
    void (await catalog.post('/internal/wishes/forget', { body: owner, answer: doneSchema })),
});
