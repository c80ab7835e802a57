import { existsSync } from 'node:fs';
import { holdsOtherData, otherDataText } from '@shop/service-kit/data-version';
import { MongoClient } from 'mongodb';
import { StartError } from '../start-error.ts';

type At = { url: string; dbPrefix: string; dataDir: string; folder: string | null };

/**
 * @param at `folder`: null for a foreign server
 * @throws StartError naming the command that sets the data aside
 */
export async function assertDataVersion({ url, dbPrefix, dataDir, folder }: At): Promise<void> {
  const client = new MongoClient(url);
  try {
    const options = { nameOnly: true, authorizedDatabases: true };
    const { databases } = await client.db('admin').admin().listDatabases(options);
    for (const { name } of databases.filter((database) => database.name.startsWith(`${dbPrefix}_`))) {
      if (!(await holdsOtherData(client.db(name)))) continue;
      throw new StartError(folder === null ? otherDataText(name) : otherFolderText(dataDir, folder));
    }
  } finally {
    await client.close();
  }
}

function otherFolderText(dataDir: string, folder: string): string {
  const free = (suffix: string, count = 1): string => {
    const path = `${dataDir}${suffix}${count === 1 ? '' : count}`;
    return existsSync(path) ? free(suffix, count + 1) : path;
  };
  // Docker volumes are named after the folder's path.
  const command = folder.endsWith('-docker')
    ? `DATA_DIR=${quoted(free('-new'))} npm start`
    : `mv ${quoted(dataDir)} ${quoted(free('-old'))}`;
  const next = folder.endsWith('-docker') ? 'start beside it' : 'set it aside';
  return `${dataDir} holds data of another version of the shop, which this version cannot read: ${next} with ${command}`;
}

const quoted = (path: string): string => (/^[\w./\\:-]+$/.test(path) ? path : `"${path}"`);
