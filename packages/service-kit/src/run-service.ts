import type { RequestListener, Server } from 'node:http';
import type { BaseConfig } from './config.ts';
import { createDrainingServer } from './draining-server.ts';
import { endProcess } from './end-process.ts';
import { KEEP_ALIVE_MS } from './kept-connections.ts';
import { createLogger, type Logger } from './logger.ts';
import type { Database } from './mongo.ts';
import { refuseAtSocket } from './refuse-at-socket.ts';

/** A connected process, idle until `start`. */
export type Composition = {
  app: RequestListener;
  start: () => void;
  /** Run in this order. */
  closers: (() => Promise<unknown>)[];
};
export type OpenService<Deps> = Composition & { deps: Deps; database: Database };
export type Opening = {
  now?: () => Date;
  /** Longest answer of another service, in ms. */
  timeoutMs?: number;
  /** Longest wait for the database at start, in ms; for ever by default. */
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
  config: Pick<BaseConfig, 'HOST' | 'PORT' | 'LOG_LEVEL' | 'STOP_DELAY_SECONDS'>,
  open: (logger: Logger) => Promise<Composition>,
  headers: Record<string, string> = {},
): Promise<void> {
  const logger = createLogger(name, config.LOG_LEVEL);
  if (process.argv.includes('--migrate')) return openAndEnd(open, logger);
  let stopping = false;
  let app = notReady(headers, 'Starting');
  const leaving = notReady(headers, 'Stopping');
  let closers: Composition['closers'] = [];
  // The gateway answers a missing Host itself.
  const options = { connectionsCheckingInterval: 2_000, requireHostHeader: false };
  const listener: RequestListener = (request, response) =>
    (stopping && request.url === '/ready' ? leaving : app)(request, response);
  const { server, drain } = createDrainingServer(listener, options);
  refuseAtSocket(server, headers);
  server.headersTimeout = 10_000;
  server.requestTimeout = 600_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;

  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    await drain(exitCode === 0 ? config.STOP_DELAY_SECONDS * 1_000 : 0);
    if (exitCode !== 0) setTimeout(() => endProcess(exitCode), CLOSING_MS);
    await closeAll(closers, logger);
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

  await listen(server, config);
  const service = await open(logger);
  closers = service.closers;
  service.start();
  app = service.app;
  logger.info({ port: config.PORT }, 'ready');
}

async function openAndEnd(open: (logger: Logger) => Promise<Composition>, logger: Logger): Promise<void> {
  const { closers } = await open(logger);
  await closeAll(closers, logger);
  logger.info('migrated');
  endProcess(0);
}

async function closeAll(closers: Composition['closers'], logger: Logger): Promise<void> {
  for (const close of closers) await close().catch((err: unknown) => logger.warn({ err }, 'closing'));
}

const notReady =
  (headers: Record<string, string>, message: string): RequestListener =>
  (request, response) => {
    const alive = request.url === '/health';
    response.writeHead(alive ? 200 : 503, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '2',
    });
    response.end(
      JSON.stringify(alive ? { success: true } : { success: false, code: 'unavailable', message }),
    );
  };

function listen(server: Server, { HOST, PORT }: Pick<BaseConfig, 'HOST' | 'PORT'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
