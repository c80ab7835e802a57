import type { RequestListener, Server } from 'node:http';
import type { BaseConfig } from './config.ts';
import { createDrainingServer } from './draining-server.ts';
import { endProcess } from './end-process.ts';
import { KEPT_MS } from './kept-connections.ts';
import { createLogger, type Logger } from './logger.ts';
import type { Database } from './mongo.ts';
import { refuseAtSocket } from './refuse-at-socket.ts';

/** One process, composed and at rest: everything is connected, and nothing works by itself yet. */
export type Composition = {
  /** The Express app, or any other listener. */
  app: RequestListener;
  /** Sets going what works by itself: relays, consumers, sweepers. */
  start: () => void;
  /** What ends it, in this order: consumers, sweepers, relays, connections. */
  closers: (() => Promise<unknown>)[];
};
/** A service with a database of its own, composed: what `main.ts` runs and what a test looks into. */
export type OpenService<Deps> = Composition & { deps: Deps; database: Database };
/** What may differ from one opening of a process to another, besides its settings. */
export type Opening = {
  now?: () => Date;
  /** How long another service may take to answer, in ms. */
  timeoutMs?: number;
  /** How long the database may be away at the start, in ms; without it, for ever. */
  patienceMs?: number;
};

/** How long connections may take to close after a crash: nobody outside knows that the process should have ended. */
const CLOSING_MS = 5_000;

/**
 * Runs one process from start to SIGTERM. Its HTTP interface opens at once and answers 503 until `open` has connected
 * everything. On SIGTERM: not ready, server closed and drained, then the closers one by one.
 * @param open connects the stores and builds the app
 * @param headers what those answers carry that the app never sees: while it starts, and to what is no request
 */
export async function runService(
  name: string,
  config: Pick<BaseConfig, 'HOST' | 'PORT' | 'LOG_LEVEL'>,
  open: (logger: Logger) => Promise<Composition>,
  headers: Record<string, string> = {},
): Promise<void> {
  const logger = createLogger(name, config.LOG_LEVEL);
  let stopping = false;
  let app = notReady(headers, 'Starting');
  const leaving = notReady(headers, 'Stopping');
  let closers: Composition['closers'] = [];
  // Node's own answer to a request without a Host is bare; the gateway refuses it in the shop's words.
  const options = { connectionsCheckingInterval: 2_000, requireHostHeader: false };
  const listener: RequestListener = (request, response) =>
    (stopping && request.url === '/ready' ? leaving : app)(request, response);
  const { server, drain } = createDrainingServer(listener, options);
  refuseAtSocket(server, headers);
  server.headersTimeout = 10_000;
  server.requestTimeout = 600_000;
  server.keepAliveTimeout = KEPT_MS;

  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    await drain();
    if (exitCode !== 0) setTimeout(() => endProcess(exitCode), CLOSING_MS);
    for (const close of closers) await close().catch((err: unknown) => logger.warn({ err }, 'closing'));
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

/** The answer of a process that is starting or stopping: it is alive, and takes no work. */
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
