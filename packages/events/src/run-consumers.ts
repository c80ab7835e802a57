import { setTimeout as sleep } from 'node:timers/promises';
import { doneSchema } from '@shop/contracts';
import {
  runWithRequestId,
  ShopError,
  toShopError,
  workerConnection,
  type DataConfig,
  type InternalClient,
  type Logger,
} from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import { ACKNOWLEDGE_PATH, type Acknowledgement } from './acknowledge.ts';
import type { JobData } from './bus.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { Consumer } from './define-consumer.ts';
import { ownerOf, ownersOf } from './define-event.ts';
import { failurePolicy } from './failure-policy.ts';
import { workerOptions } from './queue-options.ts';
import { restWhenIdle } from './rest-when-idle.ts';
import { consumersIn } from './wired-consumers.ts';

export type Listeners = {
  consumers: Consumer[];
  /** Of the events' owners, for acknowledgements. */
  owners: Record<string, InternalClient>;
  /** Acknowledges the process's own events without HTTP. */
  own?: { service: string; strikeOff: (of: Acknowledgement) => Promise<void> } | undefined;
};
type RunInput = Listeners & {
  processName: string;
  deadLetters: DeadLetters;
  config: Pick<DataConfig, 'REDIS_URL' | 'DB_PREFIX'>;
  logger: Logger;
};

export type RunningConsumers = { close: () => Promise<void> };

/** Deployments interrupt an event rarely; one that crashes its process does so every time and must stop. */
const MOST_BROKEN_OFF = 20;

/** About 15 min, in which a rolling update may bring a replica that knows the payload. */
const MAX_UNKNOWN_SENDS = 15;

/**
 * Starts a process's consumers: parse, handle, acknowledge.
 * A finally failed job becomes a dead letter and is acknowledged.
 */
export function runConsumers(input: RunInput): RunningConsumers {
  const underWay = new Set<Promise<void>>();
  const workers = input.consumers.map((consumer) => startWorker(input, consumer, underWay));
  let stopped: Promise<void> | undefined;
  return { close: () => (stopped ??= stopWorkers(workers, underWay)) };
}

/** @throws Error when consumers or owners differ from the wiring */
export function assertWired(processName: string, { consumers, owners, own }: Listeners): void {
  const wired = consumersIn(processName).map(({ name }) => name);
  const given = consumers.map(({ name }) => name);
  const unwired = given.filter((name) => !wired.includes(name));
  const missing = wired.filter((name) => !given.includes(name));
  if (unwired.length + missing.length > 0) {
    throw new Error(
      `The consumers of ${processName} differ from packages/events/src/wiring.ts. ` +
        `Not in wiring.ts: [${unwired.join(', ')}]. Not passed to listen: [${missing.join(', ')}].`,
    );
  }
  for (const { name, event } of consumers) {
    const unknown = ownersOf(event).find((owner) => !owners[owner] && own?.service !== owner);
    if (unknown) throw new Error(`${name} cannot acknowledge: no client for ${unknown}`);
  }
}

function startWorker(input: RunInput, consumer: Consumer, underWay: Set<Promise<void>>): Worker<JobData> {
  const { queues: telemetry } = tracing();
  const worker = new Worker<JobData>(
    consumer.name,
    (job) => {
      const working = runWithRequestId(job.data.requestId, () => work(input, consumer, job));
      underWay.add(working);
      return working.finally(() => underWay.delete(working));
    },
    {
      prefix: input.config.DB_PREFIX,
      connection: workerConnection(input.config.REDIS_URL),
      concurrency: consumer.concurrency,
      ...(telemetry ? { telemetry } : {}),
      ...workerOptions,
    },
  );
  worker.on('error', (err) => input.logger.debug({ err, queue: consumer.name }, 'worker connection'));
  restWhenIdle(worker);
  return worker;
}

/** Time for Redis to receive the last results; without it the events are sent again. */
const LAST_WORD_MS = 3_000;

type Stoppable = { close: () => Promise<void>; disconnect: () => Promise<void> };

/** Waits for running jobs. */
async function stopWorkers(
  workers: readonly Stoppable[],
  underWay: ReadonlySet<Promise<void>>,
): Promise<void> {
  const closed = Promise.all(workers.map((worker) => worker.close()));
  const ended = Promise.allSettled(underWay).then(() => sleep(LAST_WORD_MS, 'late', { ref: false }));
  if ((await Promise.race([closed, ended])) !== 'late') return;
  for (const worker of workers) worker.disconnect().catch(() => undefined);
}

async function work(input: RunInput, consumer: Consumer, job: Job<JobData>): Promise<void> {
  const { eventId, replay } = job.data;
  const logger = input.logger.child({ consumer: consumer.name, eventId });
  const brokenOff = job.attemptsStarted - job.attemptsMade - 1;
  if (brokenOff >= MOST_BROKEN_OFF) {
    const err = new Error(`its process has ended, or stood still, ${brokenOff} times in the middle of it`);
    return giveUp(input, consumer, job, { err, attempts: job.attemptsStarted - 1 }, logger);
  }
  try {
    await consumer.handle(payloadOf(consumer, job.data) as never, { eventId, logger });
    logger.info({ event: job.data.name, replay }, 'applied');
  } catch (err) {
    await giveUpOrRethrow(input, consumer, job, err, logger);
    return;
  }
  try {
    // First the dead letter: while it exists, its relay sends the replay again.
    if (!isFirstTry(job)) await input.deadLetters.forget(eventId, consumer.name);
    await acknowledge(input, consumer, job.data);
  } catch (err) {
    logger.warn({ err }, 'an applied event could not be acknowledged; it comes again');
    throw err;
  }
}

/**
 * Parses the payload; a replay does not wait for a newer replica.
 * @throws `unavailable` while a newer replica may know it, else `invalid-input`
 */
function payloadOf({ event: { name, schema } }: Consumer, { payload, sendCount, replay }: JobData): unknown {
  const read = schema.safeParse(payload);
  if (read.success) return read.data;
  const mayWait = replay === undefined && sendCount < MAX_UNKNOWN_SENDS;
  const message = `not a ${name} (sending ${sendCount}): ${read.error.message}`;
  throw new ShopError({ code: mayWait ? 'unavailable' : 'invalid-input', message });
}

/** A first try has no dead letter to delete. */
function isFirstTry({ data, attemptsStarted }: Job<JobData>): boolean {
  return data.sendCount === 1 && data.replay === undefined && attemptsStarted === 1;
}

async function giveUpOrRethrow(
  input: RunInput,
  consumer: Consumer,
  job: Job<JobData>,
  err: unknown,
  logger: Logger,
) {
  const attempt = job.attemptsMade + 1;
  const policy = failurePolicy(err, attempt);
  if (policy !== 'dead-letter') {
    logger.warn({ err, attempt, policy }, 'a consumer failed; the event comes again');
    throw err;
  }
  await giveUp(input, consumer, job, { err, attempts: attempt }, logger);
}

/** @throws UnrecoverableError, which ends the job */
async function giveUp(
  input: RunInput,
  consumer: Consumer,
  job: Job<JobData>,
  { err, attempts }: { err: unknown; attempts: number },
  logger: Logger,
): Promise<never> {
  const message = err instanceof Error ? err.message : String(err);
  logger.error({ err }, 'a consumer failed for good; the event is kept as a dead letter');
  const failure = { error: message, code: toShopError(err).code, attempts };
  await input.deadLetters.keep(job.data, consumer.name, failure);
  await acknowledge(input, consumer, job.data);
  throw new UnrecoverableError(message);
}

async function acknowledge(
  { own, owners }: RunInput,
  { event, name: consumer }: Consumer,
  { eventId, payload }: JobData,
): Promise<void> {
  const owner = ownerOf(event, payload);
  const body = { eventId, consumer };
  if (own?.service === owner) return own.strikeOff(body);
  await owners[owner]?.post(ACKNOWLEDGE_PATH, { body, answer: doneSchema });
}
