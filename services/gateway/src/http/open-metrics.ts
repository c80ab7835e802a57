import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addMetrics } from '@shop/service-kit';
import type { GatewayDeps } from '../deps.ts';
import { readParts } from './parts.ts';

/** /metrics and /health/parts; the main port is public. Port 0 takes a free one. */
export async function openMetrics(
  deps: Pick<GatewayDeps, 'config' | 'redis' | 'metrics' | 'logger'>,
): Promise<{ port?: number; close: () => Promise<void> }> {
  const { HOST, METRICS_HOST = HOST, METRICS_PORT } = deps.config;
  if (METRICS_PORT === undefined) return { close: () => Promise.resolve() };
  const read = async () => {
    const parts = Object.entries(await readParts(deps));
    return Object.fromEntries(parts.map(([name, isReady]) => [name, Number(isReady)]));
  };
  const help = '1 where this part of the shop is ready, as the gateway sees it';
  addMetrics(deps.metrics, [{ name: 'shop_part_ready', help, label: 'part', read }], deps.logger);
  const pages: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    '/metrics': async (response) => {
      const { registry } = deps.metrics;
      const text = await registry.metrics();
      return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    },
    '/health/parts': async (response) => {
      const parts = Object.entries(await readParts(deps));
      const lines = parts.map(([name, isReady]) => `${name} ${isReady ? 'ready' : 'away'}\n`);
      const status = parts.every(([, isReady]) => isReady) ? 200 : 503;
      return response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(lines.join(''));
    },
  };
  const server = createServer(({ url = '' }, response) => {
    const send = pages[url];
    if (!send) return void response.writeHead(404).end();
    send(response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
