import type { ShopSettings } from '@shop/contracts';
import { carriers, isOffered, type Carrier } from '@shop/shop-rules';
import { readPickUpPoints } from '@shop/service-kit';
import type { CatalogConfig } from '../config.ts';
import type { CatalogDeps } from '../deps.ts';

/**
 * The carriers of whose pick-up points the shop has a list: its own, or in a demo the sample of those that carry for others. Order,
 * which knows the points themselves, decides in the same way.
 */
export async function findPickUpCarriers({
  SHOP_MODE,
  PICK_UP_POINTS,
}: Pick<CatalogConfig, 'SHOP_MODE' | 'PICK_UP_POINTS'>): Promise<Carrier[]> {
  if (!PICK_UP_POINTS) return SHOP_MODE === 'demo' ? carriers.filter((carrier) => carrier !== 'own') : [];
  const points = await readPickUpPoints(PICK_UP_POINTS);
  return [...new Set(points.map(({ carrier }) => carrier))];
}

/** The settings as everybody but the back office sees them: with the delivery methods that are offered. */
export async function shownSettings({
  settingsCache,
  pickUpCarriers,
}: Pick<CatalogDeps, 'settingsCache' | 'pickUpCarriers'>): Promise<ShopSettings> {
  const settings = await settingsCache.get();
  return { ...settings, delivery: settings.delivery.filter((method) => isOffered(method, pickUpCarriers)) };
}
