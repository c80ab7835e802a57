import '@shop/service-kit/last-words';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { config } from './config.ts';
import { createApp } from './server/app.ts';
import type { PageHandler } from './server/render.ts';

/** How long running answers may take after the order to stop. */
const DRAIN_MS = 20_000;

const dist = (path: string): string => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
const logger = pino({ name: 'storefront', level: config.LOG_LEVEL });
let stopping = false;

const { handler } = (await import(dist('server/entry.mjs'))) as { handler: PageHandler };
const server = createServer(
  createApp({ handler, clientDir: dist('client'), logger, isStopping: () => stopping }),
);
server.headersTimeout = 10_000;
server.requestTimeout = 15_000;
// Longer than the gateway keeps an idle connection, so that it never writes into a closing one.
server.keepAliveTimeout = 65_000;

server.listen(config.PORT, config.HOST, () => {
  logger.info({ host: config.HOST, port: config.PORT }, 'storefront is ready');
});

function stop(): void {
  if (stopping) return;
  stopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
