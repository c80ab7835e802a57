import { Worker } from 'node:worker_threads';
import { ShopError } from '@shop/service-kit';
import type { HashReply, HashRequest, HashWorkerData } from './hash-worker.ts';

export type Hasher = {
  hash: (password: string) => Promise<string>;
  matches: (password: string, passwordHash: string) => Promise<boolean>;
  close: () => Promise<void>;
};

const THREADS = 2;
/** Waiting hashes; further logins are refused. */
const MAX_WAITING = 50;
/** An idle thread ends after this, to free its memory. */
const IDLE_MS = 30_000;

type Job = {
  request: HashRequest;
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
};
type Thread = { worker: Worker; job: Job | null; idle: NodeJS.Timeout | undefined };

/**
 * Uses threads, since one hash takes a core for most of a second.
 * @param cost bcrypt's
 * @returns functions that throw `unavailable` above `MAX_WAITING`
 */
export function createHasher(cost: number): Hasher {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let lastId = 0;

  const startThread = (): Thread => {
    const thread: Thread = {
      worker: new Worker(new URL('./hash-worker.ts', import.meta.url), {
        workerData: { cost } satisfies HashWorkerData,
      }),
      job: null,
      idle: undefined,
    };
    thread.worker.on('message', ({ result }: HashReply) => {
      thread.job?.resolve(result);
      take(thread, waiting.shift() ?? null);
    });
    thread.worker.on('error', (error) => {
      thread.job?.reject(error);
      threads.delete(thread);
      const next = waiting.shift();
      if (next) take(startThread(), next);
    });
    thread.worker.once('exit', () => threads.delete(thread));
    threads.add(thread);
    return thread;
  };

  const take = (thread: Thread, job: Job | null) => {
    clearTimeout(thread.idle);
    thread.job = job;
    if (job) thread.worker.postMessage(job.request);
    else thread.idle = setTimeout(() => end(thread), IDLE_MS).unref();
  };

  /** Ending takes a moment, in which it must get no work. */
  const end = (thread: Thread) => {
    threads.delete(thread);
    void thread.worker.terminate();
  };

  const run = (password: string, passwordHash?: string): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const job: Job = { request: { id: lastId, password, passwordHash }, resolve, reject };
      const free = [...threads].find((thread) => thread.job === null);
      if (free) take(free, job);
      else if (threads.size < THREADS) take(startThread(), job);
      else if (waiting.length < MAX_WAITING) waiting.push(job);
      else reject(new ShopError({ code: 'unavailable', retryAfterSeconds: 10 }));
    });

  return {
    hash: async (password) => String(await run(password)),
    matches: async (password, passwordHash) => (await run(password, passwordHash)) === true,
    close: async () => void (await Promise.all([...threads].map(({ worker }) => worker.terminate()))),
  };
}
