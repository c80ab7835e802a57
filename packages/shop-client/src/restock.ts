import type { RestockWish } from '@shop/contracts/restock';
import type { ApiClient } from './api-client.ts';
import type { Outcome } from './outcome.ts';

/** Requests one email when the product or size is back. */
export function askForRestock(api: ApiClient, request: RestockWish): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/shop/restock/ask', { body: request });
}
