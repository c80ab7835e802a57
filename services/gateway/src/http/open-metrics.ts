import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '@shop/service-kit';
import type { GatewayConfig } from '../config.ts';

/** Serves /metrics on its own port, since the main port is public; port 0 takes a free one. */
export async function openMetrics(
  { HOST, METRICS_PORT }: Pick<GatewayConfig, 'HOST' | 'METRICS_PORT'>,
  { registry }: Metrics,
): Promise<{ port?: number; close: () => Promise<void> }> {
  if (METRICS_PORT === undefined) return { close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (figures) => response.writeHead(200, { 'content-type': registry.contentType }).end(figures),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, HOST, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
