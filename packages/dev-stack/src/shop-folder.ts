import { join } from 'node:path';
import type { StartConfig } from './config.ts';
import { keepToOwner } from './own-folder.ts';
import { isFree } from './ports.ts';
import { processRecords } from './process-records.ts';
import { StartError } from './start-error.ts';

const STARTER = 'shop';

/**
 * Also ends orphans of a crashed start.
 * @throws StartError if either is in use
 */
export async function claimFolder({ dataDir, port, host, publicUrl }: StartConfig) {
  keepToOwner(dataDir);
  const records = processRecords(join(dataDir, 'run'));
  const running = records.living(STARTER);
  if (running && running.pid !== process.pid) {
    const where = `${running.note} (process ${running.pid})`;
    throw new StartError(
      `A shop already runs from ${dataDir}: ${where}. Stop it, or set another DATA_DIR and PORT.`,
    );
  }
  const orphans = records.names().filter((name) => name !== STARTER);
  await records.endOrphans(orphans);
  if (!(await isFree(port, host))) {
    throw new StartError(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  records.write(STARTER, process.pid, publicUrl);
  return { records, release: async () => records.remove(STARTER) };
}
