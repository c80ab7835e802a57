/**
 * What the shop keeps in this browser. Names are the specification's where it gives one. Nothing here is personal, and
 * logging out, in the shop or in the back office, removes all of it.
 */
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
  filters: 'filters',
} as const;

/** Storage can be switched off or full; the shop works without it, so every access may quietly fail. */
export function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Forgets everything, as after logging out. The browser's other tabs hear of it, and forget what is theirs alone. */
export function forgetAll(): void {
  for (const key of Object.values(localKeys)) attempt(() => localStorage.removeItem(key));
  forgetTab();
}

/** Forgets what this tab alone remembers. */
export function forgetTab(): void {
  for (const key of Object.values(sessionKeys)) attempt(() => sessionStorage.removeItem(key));
}

/** What a storage event tells. */
type StorageChange = { key: string | null; newValue: string | null };

/** Whether a change of the storage that another tab has made is a logging out: nothing else takes the list's owner away. */
export const isForgotten = ({ key, newValue }: StorageChange): boolean =>
  key === localKeys.wishlistOwner && newValue === null;
