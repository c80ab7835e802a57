import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

export type DrainingServer = {
  server: Server;
  /** Whether it has begun to drain. */
  isDraining: () => boolean;
  /** Takes no new connections and resolves when the last one is closed; every request it has taken is answered. */
  drain: () => Promise<void>;
};

/**
 * Connections in use are told to close with their next answer. One that was opened or left idle so long ago has nobody
 * about to write into it, so that closing it takes no request with it.
 */
const IDLE_MS = 500;
/** An accepted request gets so long to finish. */
const DRAIN_MS = 25_000;

/**
 * An HTTP server that can be stopped under load: connections that become idle while it drains are closed too.
 * @param options of node:http's server
 */
export function createDrainingServer(listener: RequestListener, options: ServerOptions = {}): DrainingServer {
  /** The open connections, with the number of requests under way on each. */
  const underWay = new Map<Socket, number>();
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
    // At the last moment, because a proxy copies what the process behind it says of its own connection.
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
    response.writeHead = (...head: unknown[]) => {
      if (draining) response.setHeader('connection', 'close');
      return writeHead(...head);
    };
    listener(request, response);
  });
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
    closeUnlessUsed(socket);
  });

  const drain = async () => {
    draining = true;
    // At once, while hardly anybody is just connecting: who comes later is refused, not cut. And not http's own close,
    // which cuts answers whose end the other side has not read yet.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    for (const socket of underWay.keys()) closeUnlessUsed(socket);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(late);
  };
  return { server, isDraining: () => draining, drain };
}
