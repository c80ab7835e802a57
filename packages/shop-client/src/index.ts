export * from './addresses.ts';
export * from './admin-orders.ts';
export * from './admin-products.ts';
export * from './auth.ts';
export { attempt, forgetAll, localKeys, sessionKeys } from './browser-storage.ts';
export * from './cart.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './api-client.ts';
export {
  isSessionLost,
  mapData,
  messageOf,
  type Failed,
  type NoAnswer,
  type Ok,
  type Outcome,
} from './outcome.ts';
export * from './products.ts';
export * from './purchases.ts';
export * from './wishlist.ts';
