/**
 * What the shop keeps in this browser. Names are the specification's where it gives one. Nothing here is
 * personal, and logging out removes all of it.
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
  filters: 'filters',
} as const;

type LocalKey = (typeof localKeys)[keyof typeof localKeys];
type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/** Storage can be switched off or full; the shop works without it, so every access may quietly fail. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

export const readLocal = (key: LocalKey): string | null => attempt(() => localStorage.getItem(key));
export const readSession = (key: SessionKey): string | null => attempt(() => sessionStorage.getItem(key));

/** Writes a value, or removes it when it is null. */
export function writeLocal(key: LocalKey, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}

/** Writes a value for as long as the tab lives, or removes it when it is null. */
export function writeSession(key: SessionKey, value: string | null): void {
  attempt(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)));
}

/** Forgets everything, as after logging out. */
export function forgetAll(): void {
  for (const key of Object.values(localKeys)) writeLocal(key, null);
  for (const key of Object.values(sessionKeys)) writeSession(key, null);
}
