import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Command, Env } from './commands.ts';

/** A database or queue server that was found: one somebody else runs (`url`), or one to start. */
export type StoreServer =
  | { label: string; url: string; folder?: undefined }
  | {
      label: string;
      /** Name of the data folder; one per kind and major version, because no server reads another's files. */
      folder: string;
      /** The port the server itself listens on (inside its container), when it is published on `port`. */
      portInside?: number;
      command: (at: { port: number; dataFolder: string; name: string }) => Command | Promise<Command>;
    };

/** What every fallback may use. */
export type FallbackContext = {
  env: Env;
  cacheFolder: string;
  say: (sentence: string) => void;
  signal?: AbortSignal;
};

/** Where fetched servers are kept between shops and clones: the user's own cache folder. */
export function userCacheFolder(env: Env): string {
  const home = env['HOME'] ?? homedir();
  const byPlatform: Partial<Record<NodeJS.Platform, string>> = {
    win32: env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'),
    darwin: join(home, 'Library', 'Caches'),
  };
  const base = env['XDG_CACHE_HOME'] || byPlatform[process.platform] || join(home, '.cache');
  return join(base, 'shop-dev-stack');
}
