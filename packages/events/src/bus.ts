import { checkRedis, connectRedis, ShopError, type DataConfig, type Logger } from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import { Queue, type Job } from 'bullmq';
import { jobOptions } from './queue-options.ts';
import type { OutboxEntry } from './outbox.ts';

export type JobData = {
  eventId: string;
  name: string;
  payload: unknown;
  requestId: string;
  sendCount: number;
  /** Time of the replay in ms, for a replayed dead letter. */
  replay?: number;
};
type JobQueue = Queue<JobData, void>;
type JobCounts = { waiting: number; running: number; delayed: number; failed: number };
export type Bus = {
  /**
   * Queues a job, unless that of the previous send is still pending.
   * @returns whether it was queued
   * @throws within 2 s while Redis is away
   */
  publish: (entry: OutboxEntry, consumer: string, sendCount: number) => Promise<boolean>;
  /** Resolves within about 2 s. */
  isReachable: () => Promise<boolean>;
  /** Calls back at each connection, the first included. */
  onReady: (listener: () => void) => void;
  /**
   * Counts a consumer's jobs.
   * @throws `unavailable` while Redis is away
   */
  count: (consumer: string) => Promise<JobCounts>;
  close: () => Promise<void>;
};

/** The only producer. Job ids carry sending and replay: BullMQ silently ignores an id that a failed job still has. */
export function createBus(config: Pick<DataConfig, 'REDIS_URL' | 'DB_PREFIX'>, logger: Logger): Bus {
  const redis = connectRedis(config.REDIS_URL, logger);
  // A Redis that evicts keys ends the process: the rejection says why.
  redis.once('ready', () => void checkRedis(redis, logger));
  const queues = new Map<string, JobQueue>();
  /** A queue created while Redis is away never recovers, so none is created then. */
  const queueOf = async (consumer: string): Promise<JobQueue> => {
    if (redis.status !== 'ready')
      throw new ShopError({ code: 'unavailable', details: `redis ${redis.status}` });
    const existing = queues.get(consumer);
    if (existing) return existing;
    const { queues: telemetry } = tracing();
    const queue = new Queue<JobData, void>(consumer, {
      ...(telemetry ? { telemetry } : {}),
      prefix: config.DB_PREFIX,
      connection: redis,
      skipWaitingForReady: true,
      defaultJobOptions: jobOptions,
    });
    queue.on('error', (err) => logger.debug({ err, queue: consumer }, 'queue connection'));
    queues.set(consumer, queue);
    try {
      await queue.waitUntilReady();
    } catch (cause) {
      queues.delete(consumer);
      throw new ShopError({ code: 'unavailable', cause });
    }
    return queue;
  };
  return {
    publish: async (entry, consumer, sendCount) => {
      const queue = await queueOf(consumer);
      if (sendCount > 1 && (await isPending(await queue.getJob(jobId(entry, consumer, sendCount - 1)))))
        return false;
      const { eventId, name, payload, requestId, replay } = entry;
      await queue.add(
        name,
        { eventId, name, payload, requestId, sendCount, ...(replay ? { replay } : {}) },
        { jobId: jobId(entry, consumer, sendCount), priority: entry.priority },
      );
      return true;
    },
    isReachable: async () => {
      if (redis.status !== 'ready') return false;
      return redis.ping().then(
        () => true,
        () => false,
      );
    },
    onReady: (listener) => void redis.on('ready', listener),
    count: async (consumer) => {
      const queue = await queueOf(consumer);
      const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
      const counts = await queue.getJobCounts(...states);
      const of = (state: (typeof states)[number]) => counts[state] ?? 0;
      return {
        waiting: of('waiting') + of('prioritized'),
        running: of('active'),
        delayed: of('delayed'),
        failed: of('failed'),
      };
    },
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close().catch(() => undefined)));
      redis.disconnect();
    },
  };
}

function jobId({ eventId, replay }: OutboxEntry, consumer: string, sendCount: number): string {
  return `${eventId}-${consumer}${replay ? `-r${replay}` : ''}-g${sendCount}`;
}

async function isPending(job: Job | undefined): Promise<boolean> {
  if (!job) return false;
  const state = await job.getState();
  return state !== 'completed' && state !== 'failed' && state !== 'unknown';
}
