import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';

const NOT_YET_INITIALIZED = 94;

/**
 * Also repairs the stored address after a port change.
 * @param at `member`: the server's own address (container)
 * @throws the signal's reason
 */
export async function becomePrimary(
  { address, member = address }: { address: string; member?: string },
  signal: AbortSignal,
): Promise<void> {
  const url = `mongodb://${address}/?directConnection=true&serverSelectionTimeoutMS=500`;
  for (;;) {
    signal.throwIfAborted();
    const client = new MongoClient(url);
    try {
      if (await isPrimaryAs(client, member)) return;
    } catch {
    } finally {
      await client.close();
    }
    await pause(100, undefined, { signal });
  }
}

async function isPrimaryAs(client: MongoClient, host: string): Promise<boolean> {
  const admin = client.db('admin');
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    if (config.members.length !== 1 || config.members[0].host !== host) {
      const members = [{ ...config.members[0], host }];
      await admin.command({
        replSetReconfig: { ...config, version: config.version + 1, members },
        force: true,
      });
    }
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED)) throw error;
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  }
  return (await admin.command({ hello: 1 })).isWritablePrimary === true;
}
