import type { ShopSettings } from '@shop/contracts/shop-settings';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** The owner's settings; money in cents. */
export async function getSettings(api: ApiClient): Promise<Outcome<ShopSettings>> {
  const outcome = await api.call('GET', '/api/shop/settings');
  return mapData(outcome, (body) => field<ShopSettings>(body, 'data'));
}
