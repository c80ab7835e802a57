import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MongoClient } from 'mongodb';

const GUARD = fileURLToPath(new URL('unlock-when-alone.ts', import.meta.url));
/** Also in unlock-when-alone.ts. */
const DONE = 'done';

/** Pauses a standalone's writes during `work`; a second process resumes them if this one is killed. */
export async function withWritesPaused<T>(
  { client, mongoUrl }: { client: MongoClient; mongoUrl: string },
  work: () => Promise<T>,
): Promise<T> {
  const guard = spawn(process.execPath, [GUARD], {
    env: { MONGO_URL: mongoUrl },
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(guard, 'exit');
  const admin = client.db('admin');
  let last = '';
  try {
    await admin.command({ fsync: 1, lock: true });
    try {
      return await work();
    } finally {
      await admin.command({ fsyncUnlock: 1 });
      last = DONE;
    }
  } finally {
    // Without the word the guard resumes the writes.
    guard.stdin?.end(last);
    await ended;
  }
}
