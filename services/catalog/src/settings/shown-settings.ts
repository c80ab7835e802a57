import type { AdminSettings, ShopSettings } from '@shop/contracts';
import { isOffered } from '@shop/shop-rules';
import type { SettingsDeps } from './open-settings.ts';

type ReadDeps = Pick<SettingsDeps, 'settingsCache' | 'pickUpCarriers'>;

export async function shownSettings({ settingsCache, pickUpCarriers }: ReadDeps): Promise<ShopSettings> {
  const settings = await settingsCache.get();
  return { ...settings, delivery: settings.delivery.filter((method) => isOffered(method, pickUpCarriers)) };
}

export const readSettings = async ({ settingsCache, pickUpCarriers }: ReadDeps): Promise<AdminSettings> => ({
  ...(await settingsCache.get()),
  pickUpCarriers,
});
