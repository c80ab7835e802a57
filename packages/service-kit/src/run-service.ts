import type { RequestListener } from 'node:http';
import { startTracing, tracing } from '@shop/tracing';
import type { BaseConfig } from './config.ts';
import { endProcess } from './end-process.ts';
import { closeAll, hostService } from './host-service.ts';
import { createLogger, type Logger } from './logger.ts';
import type { Database } from './mongo.ts';

/** A connected process, idle until `start`. */
export type Composition = {
  app: RequestListener;
  start: () => void;
  /** Run in this order. */
  closers: (() => Promise<unknown>)[];
};
/** `headers`: of answers outside the app. */
export type RunnableService = {
  name: string;
  config: Pick<
    BaseConfig,
    'HOST' | 'PORT' | 'LOG_LEVEL' | 'STOP_DELAY_SECONDS' | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  >;
  open: (logger: Logger) => Promise<Composition>;
  headers?: Record<string, string>;
};
export type OpenService<Deps> = Composition & { deps: Deps; database: Database };
export type Opening = {
  now?: () => Date;
  /** Longest answer of another service. */
  timeoutMs?: number;
  /** Longest wait for the database at start; for ever by default. */
  patienceMs?: number;
};

/** Bounds the closing after a crash. */
const CLOSING_MS = 5_000;

/**
 * Runs a process: 503 until `open` resolves; at SIGTERM drains and runs the closers. `--migrate` only opens, which
 * migrates.
 * @param headers of answers outside the app
 */
export async function runService(
  name: string,
  config: RunnableService['config'],
  open: RunnableService['open'],
  headers: Record<string, string> = {},
): Promise<void> {
  if (process.argv.includes('--migrate')) return openAndEnd(open, createLogger(name, config.LOG_LEVEL));
  await runTogether({ name, config, open, headers }, []);
}

/**
 * Runs several services in one process, each on its own port with its own logger.
 * @param entry opens last and drains first
 */
export async function runTogether(entry: RunnableService, behind: readonly RunnableService[]): Promise<void> {
  const { config } = entry;
  const logger = createLogger(entry.name, config.LOG_LEVEL);
  // Spans of one process have one name.
  const service = behind.length > 0 ? 'shop' : entry.name;
  await startTracing({ service, endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT, logger });
  const front = hostService(entry, logger);
  const back = behind.map((each) => hostService(each, createLogger(each.name, each.config.LOG_LEVEL)));
  let stopping = false;

  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    await front.drain(exitCode === 0 ? config.STOP_DELAY_SECONDS * 1_000 : 0);
    await Promise.all(back.map((each) => each.drain(0)));
    if (exitCode !== 0) setTimeout(() => endProcess(exitCode), CLOSING_MS);
    await Promise.all([front, ...back].map((each) => each.close()));
    await tracing().close();
    logger.info('stopped');
    endProcess(exitCode);
  };
  process.once('SIGTERM', () => void stop('SIGTERM', 0));
  process.once('SIGINT', () => void stop('SIGINT', 0));
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', (err) => {
    logger.fatal({ err }, 'unhandled rejection');
    void stop('unhandled rejection', 1);
  });
  process.removeAllListeners('uncaughtException').on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught exception');
    void stop('uncaught exception', 1);
  });

  for (const each of [front, ...back]) await each.listen();
  await Promise.all(back.map((each) => each.open()));
  await front.open();
}

async function openAndEnd(open: (logger: Logger) => Promise<Composition>, logger: Logger): Promise<void> {
  const { closers } = await open(logger);
  await closeAll(closers, logger);
  logger.info('migrated');
  endProcess(0);
}
