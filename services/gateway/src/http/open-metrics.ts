import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '@shop/service-kit';
import type { GatewayConfig } from '../config.ts';

/**
 * Opens GET /metrics on a port of its own, because the gateway's other port is everybody's. Without METRICS_PORT there
 * is none; 0 is any that is free.
 * @returns the port, and what closes it
 */
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
