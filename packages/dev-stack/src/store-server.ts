import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Command, Env } from './commands.ts';

export type StoreServer =
  | { label: string; url: string; folder?: undefined }
  | {
      label: string;
      /** Per kind and major version: no server reads another's files. */
      folder: string;
      portInside?: number;
      command: (at: { port: number; dataFolder: string; name: string }) => Command | Promise<Command>;
    };

export type FallbackContext = {
  env: Env;
  cacheFolder: string;
  say: (sentence: string) => void;
  signal?: AbortSignal;
};

/** Cache shared by all shops and clones. */
export function userCacheFolder(env: Env): string {
  const home = env['HOME'] ?? homedir();
  const byPlatform: Partial<Record<NodeJS.Platform, string>> = {
    win32: env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'),
    darwin: join(home, 'Library', 'Caches'),
  };
  const base = env['XDG_CACHE_HOME'] || byPlatform[process.platform] || join(home, '.cache');
  return join(base, 'shop-dev-stack');
}
