import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { timeOfBackup } from '@shop/backup/backup-name';
import { look, reasonOf, wrong, type Examined, type Problem } from '../finding.ts';
import type { Backups, Settings } from '../shop.ts';

const HOUR_MS = 3_600_000;
/** A day, plus time for a longer run. */
const LIMIT_HOURS = 26;

/** By the newest backup's name. */
export async function examineBackups(
  { backups, dbPrefix, mode }: Pick<Settings, 'backups' | 'dbPrefix' | 'mode'>,
  now = new Date(),
): Promise<Examined> {
  if (!backups) {
    const unknown = look(
      'BACKUP_DIR is not set here, so no backup is known.',
      'Run npm run backup every day (docs/operate/backup.md), and set BACKUP_DIR here too.',
    );
    return {
      area: 'backups',
      checked: 'a demo needs none',
      problems: mode === 'production' ? [unknown] : [],
    };
  }
  const answer = (checked: string, problems: Problem[]): Examined => ({ area: 'backups', checked, problems });
  const daily = 'Run npm run backup, and see why the daily run did not.';
  try {
    const names = await namesIn(backups);
    const times = names.flatMap((name) => timeOfBackup(dbPrefix, name)?.getTime() ?? []);
    if (times.length === 0) return answer('', [wrong('BACKUP_DIR holds no backup of this shop.', daily)]);
    const hours = Math.round((now.getTime() - Math.max(...times)) / HOUR_MS);
    const late = wrong(`The newest backup is ${hours} h old: what came after it can be lost.`, daily);
    return answer(`the newest is ${hours} h old`, hours > LIMIT_HOURS ? [late] : []);
  } catch (error) {
    const says = `The backups cannot be read: ${reasonOf(error)}.`;
    return answer('', [wrong(says, 'Correct BACKUP_DIR and its keys.')]);
  }
}

async function namesIn({ url, keys }: Backups): Promise<string[]> {
  if (url.startsWith('file:')) return readdir(fileURLToPath(url));
  // Only a bucket needs these large libraries.
  const [{ openFileStore }, { createLogger }] = await Promise.all([
    import('@shop/file-store'),
    import('@shop/service-kit'),
  ]);
  const store = await openFileStore({ url, keys, logger: createLogger('doctor', 'silent') });
  const names: string[] = [];
  for await (const { key } of store.list('')) names.push(key);
  return names;
}
