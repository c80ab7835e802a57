import { randomInt } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

export type DrainingServer = {
  server: Server;
  isStopping: () => boolean;
  /**
   * For `delayMs` answers end their connections; then new ones are refused. Resolves when the last connection is closed.
   */
  drain: (delayMs?: number) => Promise<void>;
};

/** Clients of connections idle for longer are unlikely to be sending a request. */
const IDLE_MS = 500;
const DRAIN_MS = 25_000;
/** Then a caller connects again, and perhaps to a newer copy. */
const CONNECTION_MS = 10_000;
/** Keeps the callers from connecting all at once. */
const JITTER_MS = 2_000;

/** Stops under load without losing requests. */
export function createDrainingServer(listener: RequestListener, options: ServerOptions = {}): DrainingServer {
  const underWay = new Map<Socket, number>();
  const renewAt = new WeakMap<Socket, number>();
  let stopping = false;
  let draining = false;

  const closeUnlessUsed = (socket: Socket) => {
    if (!draining || underWay.get(socket) !== 0) return;
    setTimeout(() => underWay.get(socket) === 0 && socket.destroySoon(), IDLE_MS);
  };
  const count = (socket: Socket, by: number) => {
    const requests = underWay.get(socket);
    if (requests !== undefined) underWay.set(socket, requests + by);
  };

  const server = createServer(options, (request, response) => {
    const { socket } = request;
    count(socket, 1);
    response.once('close', () => {
      count(socket, -1);
      closeUnlessUsed(socket);
    });
    // Late, because a proxy copies the upstream's connection header.
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
    response.writeHead = (...head: unknown[]) => {
      if (stopping || performance.now() > (renewAt.get(socket) ?? Infinity))
        response.setHeader('connection', 'close');
      return writeHead(...head);
    };
    listener(request, response);
  });
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    renewAt.set(socket, performance.now() + CONNECTION_MS + randomInt(-JITTER_MS, JITTER_MS));
    socket.once('close', () => underWay.delete(socket));
    closeUnlessUsed(socket);
  });

  const drain = async (delayMs = 0) => {
    stopping = true;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    draining = true;
    // Not http's own close, which cuts off answers that the client has not read to the end.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    for (const socket of underWay.keys()) closeUnlessUsed(socket);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(late);
  };
  return { server, isStopping: () => stopping, drain };
}
