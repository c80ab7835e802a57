import type { RestockWish } from '@shop/contracts/restock';
import type { ApiClient } from './api-client.ts';
import type { Outcome } from './outcome.ts';

/** Asks for one letter when a product, or a size of it, can be had again; the success's message is for who asked. */
export function askForRestock(api: ApiClient, wish: RestockWish): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/shop/restock/ask', { body: wish });
}
