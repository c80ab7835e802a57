import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Reverse proxy as in production: terminates TLS and appends the caller's address to X-Forwarded-For. */
export type TlsProxy = {
  /** Port for a visitor with this IP address. */
  portOf: (address: string) => Promise<number>;
  close: () => Promise<void>;
};

export function openTlsProxy(certificate: { key: string; cert: string }, shopPort: number): TlsProxy {
  const open = new Map<string, Promise<Server>>();

  function pass(address: string, request: IncomingMessage, response: ServerResponse): void {
    const said = request.headers['x-forwarded-for'];
    const headers = {
      ...request.headers,
      'x-forwarded-for': said ? `${String(said)}, ${address}` : address,
      'x-forwarded-proto': 'https',
    };
    const { method, url: path } = request;
    const behind = ask({ host: '127.0.0.1', port: shopPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  }

  async function listen(address: string): Promise<Server> {
    const server = createServer(certificate, (request, response) => pass(address, request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return server;
  }

  return {
    portOf: async (address) => {
      const server = open.get(address) ?? listen(address);
      open.set(address, server);
      return ((await server).address() as AddressInfo).port;
    },
    close: async () => {
      for (const server of await Promise.all(open.values())) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
