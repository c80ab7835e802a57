import type { RequestListener, Server } from 'node:http';
import type { BaseConfig } from './config.ts';
import { createDrainingServer } from './draining-server.ts';
import { createLogger, type Logger } from './logger.ts';
import { refuseAtSocket } from './refuse-at-socket.ts';

export type ServiceContext = {
  logger: Logger;
  /** Says since when the service is on its way out. */ stopping: () => boolean;
};
export type Composition = {
  /** The Express app, or any other listener. */
  app: RequestListener;
  /** What runs besides, in the order in which it is stopped: consumers, relay, sweepers, connections. */
  closers: (() => Promise<unknown>)[];
};

/**
 * Runs one process from start to SIGTERM. Its HTTP interface opens at once and answers 503 until `compose` has connected
 * everything. On SIGTERM: not ready, server closed and drained, then the closers one by one.
 * @param compose connects the stores and builds the app
 * @param headers what those answers carry that the app never sees: while it starts, and to what is no request
 */
export async function runService(
  name: string,
  config: Pick<BaseConfig, 'HOST' | 'PORT' | 'LOG_LEVEL'>,
  compose: (context: ServiceContext) => Promise<Composition>,
  headers: Record<string, string> = {},
): Promise<void> {
  const logger = createLogger(name, config.LOG_LEVEL);
  let stopping = false;
  let listener: RequestListener = notReady(headers);
  let closers: Composition['closers'] = [];
  // Node's own answer to a request without a Host is bare; the gateway refuses it in the shop's words.
  const options = { connectionsCheckingInterval: 2_000, requireHostHeader: false };
  const { server, drain } = createDrainingServer((request, response) => listener(request, response), options);
  refuseAtSocket(server, headers);
  server.headersTimeout = 10_000;
  server.requestTimeout = 600_000;
  server.keepAliveTimeout = 65_000;

  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    await drain();
    for (const close of closers) await close().catch((err: unknown) => logger.warn({ err }, 'closing'));
    logger.info('stopped');
    process.exit(exitCode);
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
  const composition = await compose({ logger, stopping: () => stopping });
  closers = composition.closers;
  listener = composition.app;
  logger.info({ port: config.PORT }, 'ready');
}

const notReady =
  (headers: Record<string, string>): RequestListener =>
  (request, response) => {
    const alive = request.url === '/health';
    response.writeHead(alive ? 200 : 503, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '2',
    });
    response.end(
      JSON.stringify(
        alive ? { success: true } : { success: false, code: 'unavailable', message: 'Starting' },
      ),
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
