import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { StartConfig } from './config.ts';
import { keepToOwner } from './own-folder.ts';
import { holdPort } from './ports.ts';
import { type ProcessRecords, processRecords } from './process-records.ts';
import { StartError } from './start-error.ts';

const STARTER = 'shop';

/**
 * Ends orphans of a crashed start; holds the port until `releasePort`.
 * @throws StartError
 */
export async function claimFolder({ dataDir, port, host, publicUrl }: StartConfig) {
  const records = openFolder(dataDir);
  const running = records.living(STARTER);
  if (running && running.pid !== process.pid) {
    const where = `${running.note} (process ${running.pid})`;
    throw new StartError(
      `A shop already runs from ${dataDir}: ${where}. Stop it, or set another DATA_DIR and PORT.`,
    );
  }
  const orphans = records.names().filter((name) => name !== STARTER);
  await records.endOrphans(orphans);
  const releasePort = await holdPort(port, host);
  if (!releasePort) {
    throw new StartError(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  records.write(STARTER, process.pid, publicUrl);
  const release = async () => {
    records.remove(STARTER);
    await releasePort();
  };
  return { records, releasePort, release };
}

function openFolder(dataDir: string): ProcessRecords {
  try {
    keepToOwner(dataDir);
    accessSync(dataDir, constants.W_OK);
    return processRecords(join(dataDir, 'run'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = ['EEXIST', 'ENOTDIR'].includes(code) ? 'is not a folder' : `cannot be written (${code})`;
    throw new StartError(`DATA_DIR ${dataDir} ${why}. Choose another: DATA_DIR=my-shop npm start`);
  }
}
