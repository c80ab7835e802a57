import '@shop/service-kit/uncaught-errors';
import { fileURLToPath } from 'node:url';
import { createDrainingServer } from '@shop/service-kit/draining-server';
import { endProcess } from '@shop/service-kit/end-process';
import { startTracing, tracing } from '@shop/tracing';
import { config } from './config.ts';
import { logger } from './lib/api/logger.ts';
import { createApp } from './server/app.ts';
import type { PageHandler } from './server/render.ts';

const dist = (path: string): string => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

await startTracing({ service: 'storefront', endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT, logger });

const { handler } = (await import(dist('server/entry.mjs'))) as { handler: PageHandler };
const { server, isStopping, drain } = createDrainingServer(
  createApp({ handler, clientDir: dist('client'), logger, isStopping: () => isStopping() }),
);
server.headersTimeout = 10_000;
server.requestTimeout = 15_000;
// Longer than the gateway's idle timeout, which then never writes to a closing connection.
server.keepAliveTimeout = 65_000;

server.listen(config.PORT, config.HOST, () => {
  logger.info({ host: config.HOST, port: config.PORT }, 'storefront is ready');
});

async function stop(): Promise<void> {
  if (isStopping()) return;
  await drain(config.STOP_DELAY_SECONDS * 1_000);
  await tracing().close();
  endProcess(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
