import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackupOf } from '@shop/backup/backup-name';
import { look, reasonOf, wrong, type Examined, type Problem } from '../finding.ts';
import type { Settings } from '../shop.ts';

const HOUR_MS = 3_600_000;
/** A day, and time for a daily run to end later than the day before. */
const LIMIT_HOURS = 26;

/** Age of the newest backup in BACKUP_DIR. */
export async function examineBackups(
  settings: Pick<Settings, 'backupDir' | 'dbPrefix' | 'mode'>,
  now = new Date(),
): Promise<Examined> {
  const { backupDir, dbPrefix, mode } = settings;
  if (!backupDir) {
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
    const names = (await readdir(backupDir)).filter((name) => isBackupOf(dbPrefix, name));
    const times = await Promise.all(names.map(async (name) => (await stat(join(backupDir, name))).mtimeMs));
    if (times.length === 0) return answer('', [wrong(`${backupDir} holds no backup of this shop.`, daily)]);
    const hours = Math.round((now.getTime() - Math.max(...times)) / HOUR_MS);
    const late = wrong(`The newest backup is ${hours} h old: what came after it can be lost.`, daily);
    return answer(`the newest is ${hours} h old`, hours > LIMIT_HOURS ? [late] : []);
  } catch (error) {
    return answer('', [wrong(`The backups cannot be read: ${reasonOf(error)}.`, 'Correct BACKUP_DIR.')]);
  }
}
