import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, createServiceApp, KEPT_MS } from '@shop/service-kit';
import type { InternalTokens } from './internal-tokens.ts';

type StandInCall = { params: Record<string, string>; body: unknown };
/** Answers the `data` of a call, or throws the ShopError that the real service would. */
export type StandInHandler = (call: StandInCall) => unknown;

export type StandIn = {
  url: string;
  /** The paths that were called, in order: 'POST /internal/holds/reserve'. */
  calls: string[];
  /** While true, connections are cut without an answer, as by a process that was killed. */
  away: boolean;
  close: () => Promise<void>;
};

/**
 * A small HTTP server in the place of another service. It checks the service token as the real one does, so a
 * caller that forgets it fails here too.
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
          const data = await handle({ params, body: request.body as unknown });
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

/** Has a server listen, which keeps connections as the shop's own do. @returns the base URL of a free loopback port */
export async function listen(server: Server): Promise<string> {
  server.keepAliveTimeout = KEPT_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes a server at once, its kept-alive connections too; resolves when its port is free. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
