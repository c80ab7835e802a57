import { canInstallDebianPackages, installDebianPackages } from '../debian.ts';
import type { Rung } from '../ladder.ts';
import type { RungContext, StoreServer } from '../store-server.ts';
import { rungPath } from './rung-path.ts';

/** Debian's own package, where it may be installed. */
export function rungDebian(context: RungContext): Rung<StoreServer> {
  return {
    name: "Debian's redis-server package",
    find: async () => {
      if (!canInstallDebianPackages(context.env)) return { closed: 'needs apt and root' };
      context.say('Installing redis-server (Debian package) …');
      const failed = await installDebianPackages(['redis-server'], context);
      return failed ? { closed: failed } : rungPath(context).find();
    },
  };
}
