import type { RequestListener } from 'node:http';
import { createDrainingServer } from './draining-server.ts';
import { KEEP_ALIVE_MS } from './kept-connections.ts';
import type { Logger } from './logger.ts';
import { refuseAtSocket } from './refuse-at-socket.ts';
import type { Composition, RunnableService } from './run-service.ts';

type HostedService = {
  listen: () => Promise<void>;
  open: () => Promise<void>;
  drain: (delayMs: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Answers 503 until the service is open and while it drains. */
export function hostService({ config, open, headers = {} }: RunnableService, logger: Logger): HostedService {
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
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(config.PORT, config.HOST, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    open: async () => {
      const service = await open(logger);
      closers = service.closers;
      service.start();
      app = service.app;
      logger.info({ port: config.PORT }, 'ready');
    },
    drain: (delayMs) => {
      stopping = true;
      return drain(delayMs);
    },
    close: () => closeAll(closers, logger),
  };
}

/** In order; a failed closer is logged. */
export async function closeAll(closers: Composition['closers'], logger: Logger): Promise<void> {
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
