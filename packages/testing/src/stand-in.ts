import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, createServiceApp, KEEP_ALIVE_MS } from '@shop/service-kit';
import type { InternalTokens } from './internal-tokens.ts';

type StandInCall = { params: Record<string, string>; query: Record<string, string>; body: unknown };
/** Returns `data`, or throws the real service's ShopError. */
export type StandInHandler = (call: StandInCall) => unknown;

export type StandIn = {
  url: string;
  /** 'POST /internal/holds/reserve', in order. */
  calls: string[];
  /** While true, connections are cut, as by a killed process. */
  away: boolean;
  close: () => Promise<void>;
};

/**
 * Stands in for a service and verifies service tokens.
 * @param routes 'GET /internal/carts/:userID' → handler
 */
export async function startStandIn(
  name: string,
  tokens: InternalTokens,
  routes: Record<string, StandInHandler>,
): Promise<StandIn> {
  const app = createServiceApp({
    name,
    logger: createLogger(name, 'silent'),
    config: tokens.settings,
    ready: () => true,
    routes: () => undefined,
    internal: (internal) => {
      for (const [route, handle] of Object.entries(routes)) {
        const [method, path = ''] = route.split(' ');
        internal[method === 'GET' ? 'get' : 'post'](path, async (request, response) => {
          const params = request.params as Record<string, string>;
          const query = request.query as Record<string, string>;
          const data = await handle({ params, query, body: request.body as unknown });
          response.json({ success: true, data: data ?? {} });
        });
      }
    },
  });
  const server = createServer((request, response) => {
    if (standIn.away) return void request.socket.destroy();
    standIn.calls.push(`${request.method} ${request.url}`);
    app(request, response);
  });
  const standIn: StandIn = {
    url: await listen(server),
    calls: [],
    away: false,
    close: () => closeServer(server),
  };
  return standIn;
}

/** @returns the base URL of a free loopback port */
export async function listen(server: Server): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Includes kept-alive connections. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
