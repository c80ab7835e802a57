export { mountWishlistRoutes } from './wishlist-routes.ts';
export { openWishlistStore, type WishlistStore } from './wishlist-store.ts';
