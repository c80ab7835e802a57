export * from './addresses.ts';
export * from './admin-orders.ts';
export * from './auth.ts';
export { attempt, forgetAll, forgetTab, isForgotten, localKeys, sessionKeys } from './browser-storage.ts';
export * from './cart.ts';
export { createApiClient, type ApiClient, type Fetch } from './api-client.ts';
export {
  isSessionLost,
  isUnanswered,
  mapData,
  wordsOf,
  type Failed,
  type NoAnswer,
  type Outcome,
} from './outcome.ts';
export * from './legal.ts';
export * from './own-account.ts';
export * from './products.ts';
export * from './purchases.ts';
export * from './refusals.ts';
export * from './restock.ts';
export * from './reviews.ts';
export * from './settings.ts';
export * from './wishlist.ts';
export * from './linked-orders.ts';
export * from './withdrawals.ts';
