export { openNoticeProgressStore, type NoticeProgressStore } from './notice-progress-store.ts';
export { notifyWishersOnOfferImproved } from './notify-wishers-on-offer-improved.ts';
export { mountWishlistRoutes, wishlistForms } from './wishlist-routes.ts';
export { openWishlistStore, type WishlistStore } from './wishlist-store.ts';
