import type { ShopSettings } from '@shop/contracts';
import { createFreshness } from '../product-cache/freshness.ts';

/** Every order asks for them two or three times, and the shop's word is that a change is seen within a second. */
const FRESH_MS = 300;

export type SettingsCache = ReturnType<typeof createSettingsCache>;

/** The shop's settings in this process's memory: a change of its own shows at once, another process's within 0.3 s. */
export function createSettingsCache(read: () => Promise<ShopSettings>, now: () => Date) {
  const freshness = createFreshness(FRESH_MS);
  let kept: ShopSettings | undefined;
  return {
    written: freshness.written,
    /** The settings as they are. */
    async get(): Promise<ShopSettings> {
      await freshness.ensure(now, async () => {
        kept = await read();
      });
      return kept ?? read();
    },
  };
}
