import type { ShopSettings } from '@shop/contracts';
import { createFreshness } from './freshness.ts';

export type SettingsCache = ReturnType<typeof createSettingsCache>;

/** The shop's settings in this process's memory: a change of its own shows at once, another process's within 0.1 s. */
export function createSettingsCache(read: () => Promise<ShopSettings>, now: () => Date) {
  const freshness = createFreshness();
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
