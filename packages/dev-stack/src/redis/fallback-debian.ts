import { canInstallDebianPackages, installDebianPackages } from '../debian.ts';
import type { Fallback } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { fallbackPath } from './fallback-path.ts';

/** Requires apt and root. */
export function fallbackDebian(context: FallbackContext): Fallback<StoreServer> {
  return {
    name: "Debian's redis-server package",
    find: async () => {
      if (!canInstallDebianPackages(context.env)) return { closed: 'needs apt and root' };
      context.say('Installing redis-server (Debian package) …');
      const failed = await installDebianPackages(['redis-server'], context);
      return failed ? { closed: failed } : fallbackPath(context).find();
    },
  };
}
