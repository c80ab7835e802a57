import type { SettingsRecord, ShopSettings } from '@shop/contracts';
import { isOffered } from '@shop/shop-rules';
import type { SettingsDeps } from './open-settings.ts';

type ReadDeps = Pick<SettingsDeps, 'settingsCache' | 'pickUpCarriers'>;

/** The settings for shoppers and other services: only with the delivery methods that are offered. */
export async function shownSettings({ settingsCache, pickUpCarriers }: ReadDeps): Promise<ShopSettings> {
  const settings = await settingsCache.get();
  return { ...settings, delivery: settings.delivery.filter((method) => isOffered(method, pickUpCarriers)) };
}

/** The settings for the back office. */
export const readSettings = async ({ settingsCache, pickUpCarriers }: ReadDeps): Promise<SettingsRecord> => ({
  ...(await settingsCache.get()),
  pickUpCarriers,
});
