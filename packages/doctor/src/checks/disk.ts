import { stat, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { look, reasonOf, wrong, type Examined, type Problem } from '../finding.ts';
import { serviceNames, type Settings, type Shop } from '../shop.ts';

export type Disk = { name: string; freeBytes: number; totalBytes: number };

/** MongoDB stops at a full disk, and a picture takes some megabytes. */
const FEW_BYTES = 1_000_000_000;
const LOW_SHARE = 0.1;

/** Space on this machine. */
export async function examineFolders({ settings }: Pick<Shop, 'settings'>): Promise<Examined> {
  const { disks, problems } = await disksOf(settings);
  const checked = disks.map((disk) => `${disk.name} ${shareText(disk)} free`).join(', ');
  return {
    area: 'disk',
    checked: checked || 'no folder is set here',
    problems: [...problems, ...disks.flatMap(spaceOf)],
  };
}

/** Reported by MongoDB. */
export async function examineMongoDisk({ database }: Pick<Shop, 'database'>): Promise<Examined> {
  const stats = (await database(serviceNames[0]).command({ dbStats: 1 })) as DbStats;
  const { fsUsedSize: used, fsTotalSize: totalBytes } = stats;
  if (!totalBytes || used === undefined)
    return { area: 'disk', checked: 'MongoDB reports none', problems: [] };
  const disk = { name: 'MongoDB', freeBytes: totalBytes - used, totalBytes };
  return { area: 'disk', checked: `MongoDB ${shareText(disk)} free`, problems: spaceOf(disk) };
}

type DbStats = { fsUsedSize?: number; fsTotalSize?: number };

/** Nearly full disks. */
export function spaceOf(disk: Disk): Problem[] {
  const { name, freeBytes, totalBytes } = disk;
  const says = `The disk of ${name} has ${bytesText(freeBytes)} of ${bytesText(totalBytes)} free (${shareText(disk)})`;
  const mend = 'Free space or enlarge the disk.';
  if (freeBytes < FEW_BYTES)
    return [wrong(`${says}: when it is full, orders, pictures and emails fail.`, mend)];
  return freeBytes < totalBytes * LOW_SHARE ? [look(`${says}.`, mend)] : [];
}

/** Folders on one disk count as one. */
async function disksOf({ folders, backups }: Settings): Promise<{ disks: Disk[]; problems: Problem[] }> {
  const ofBackups = backups?.url.startsWith('file:') ? { BACKUP_DIR: fileURLToPath(backups.url) } : {};
  const named = { ...folders, ...ofBackups };
  const found = new Map<number, Disk & { settings: string[] }>();
  const problems: Problem[] = [];
  for (const [setting, path] of Object.entries(named)) {
    try {
      const [{ dev }, { bavail, blocks, bsize }] = await Promise.all([stat(path), statfs(path)]);
      const settings = [...(found.get(dev)?.settings ?? []), setting];
      found.set(dev, {
        name: settings.join(', '),
        settings,
        freeBytes: bavail * bsize,
        totalBytes: blocks * bsize,
      });
    } catch (error) {
      problems.push(
        wrong(
          `${setting} names a folder that cannot be read (${reasonOf(error)}).`,
          'Create it, or correct the setting.',
        ),
      );
    }
  }
  return { disks: [...found.values()], problems };
}

const shareText = ({ freeBytes, totalBytes }: Disk): string =>
  `${totalBytes > 0 ? Math.floor((freeBytes / totalBytes) * 100) : 0} %`;

function bytesText(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${Math.round(bytes / 1e6)} MB`;
}
