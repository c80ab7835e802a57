/** Keys of the browser's storage, some named by the specification. Every logout removes them. */
export const localKeys = {
  cartCount: 'cart-count',
  wishlist: 'wishlist',
  wishlistOwner: 'wishlist-owner',
  wishlistChanges: 'wishlist-changes',
  pendingOrder: 'pendingOrderID',
  recentlyViewed: 'recently-viewed',
  paymentCompleted: 'payment_completed',
} as const;

export const sessionKeys = {
  currentOrder: 'currentOrderID',
  payPalCompleted: 'paypal-payment-completed',
  seenPrices: 'cart-prices',
  choices: 'checkout-choices',
  registeredEmail: 'registered-email',
  filters: 'filters',
  orderLink: 'order-link',
  sharedWishlist: 'shared-wishlist',
} as const;

/** Storage can be off or full, so each access may fail silently. */
export function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Forgets everything after a logout; other tabs are notified. */
export function forgetAll(): void {
  for (const key of Object.values(localKeys)) attempt(() => localStorage.removeItem(key));
  forgetTab();
}

/** Forgets this tab's own values. */
export function forgetTab(): void {
  for (const key of Object.values(sessionKeys)) attempt(() => sessionStorage.removeItem(key));
}

type StorageChange = { key: string | null; newValue: string | null };

/** Whether another tab has logged out: only that removes the list's owner. */
export const isForgotten = ({ key, newValue }: StorageChange): boolean =>
  key === localKeys.wishlistOwner && newValue === null;
