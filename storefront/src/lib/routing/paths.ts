import type { OrderLink } from '@shop/contracts/linked-order';

export const paths = {
  home: '/shop/home',
  listing: '/shop/listing',
  story: '/shop/historia',
  contact: '/shop/contact',
  faq: '/shop/faq',
  search: '/shop/search',
  wishlist: '/shop/wishlist',
  sharedWishlist: '/shop/shared-wishlist',
  wishNotices: '/shop/wishlist-notices',
  profile: '/shop/profile',
  ownAccount: '/shop/profile/account',
  checkout: '/shop/checkout',
  paymentSuccess: '/shop/payment-success',
  privacy: '/shop/privacy',
  terms: '/shop/terms',
  returns: '/shop/returns',
  withdrawal: '/shop/withdrawal',
  track: '/shop/track',
  review: '/shop/review',
  accessibility: '/shop/accessibility',
  login: '/auth/login',
  register: '/auth/register',
  forgot: '/auth/forgot',
  admin: '/admin/dashboard',
  notFound: '/404',
} as const;

export const paymentPath = (orderID: string): string =>
  `${paths.paymentSuccess}?${new URLSearchParams({ orderID })}`;

export const receiptPath = (number: string): string =>
  `/api/shop/purchase/receipts/${encodeURIComponent(number)}`;

export const linkedWithdrawalPath = ({ orderID, token }: OrderLink): string =>
  `${paths.withdrawal}#token=${orderID}.${token}`;

export const withdrawalPath = (orderID: string): string =>
  `${paths.withdrawal}?${new URLSearchParams({ order: orderID })}`;

export const reviewPath = (orderID: string): string =>
  `${paths.review}?${new URLSearchParams({ order: orderID })}`;

export const endWishNoticesPath = '/api/shop/wishlist/stop-notices';
export const endRemindersPath = '/api/shop/purchase/review-reminders/end';

export const reviewsPath = (productID: string): string => `${productPath(productID)}/reviews`;

export const productPath = (id: string): string => `/shop/products/${encodeURIComponent(id)}`;

/** Id or slug of a product page's path; null for another page. */
export function productIn(path: string): string | null {
  const [, id] = /^\/shop\/products\/([^/]+)$/.exec(readablePath(path)) ?? [];
  return id ?? null;
}

/** Anchor of the restock form on a product page. */
export const restockId = 'ilmoita-kun-palaa';

/** A code, not a text, so that the address can inject nothing. */
export type LoginMessage =
  'product' | 'search' | 'wishlist' | 'save' | 'cart' | 'registered' | 'reset' | 'ended';

export const accountDeletedPath = `${paths.home}?message=left`;

export function loginPath(redirect?: string, message?: LoginMessage): string {
  const query = new URLSearchParams(redirect ? { redirect } : {});
  if (message) query.set('message', message);
  return query.size > 0 ? `${paths.login}?${query}` : paths.login;
}

export function registerPath(redirect?: string): string {
  return redirect ? `${paths.register}?${new URLSearchParams({ redirect })}` : paths.register;
}

export function listingPath(group?: string, ids: readonly string[] = []): string {
  return group && ids.length > 0 ? `${paths.listing}?${group}=${ids.join(',')}` : paths.listing;
}

/** 'ä' instead of '%C3%A4'; an invalid encoding stays. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
