import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** TCP proxy before a store; closed, it drops open connections and refuses new ones. */
export type Valve = { url: string; shut: () => void; open: () => void; close: () => void };

/** @param to the store's address, as MONGO_URL and REDIS_URL name it */
export async function openValve(to: string): Promise<Valve> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isShut = false;
  const server = createServer((socket) => {
    if (isShut) return socket.destroy();
    const behind = connect(Number(port), hostname);
    for (const end of [socket, behind]) {
      sockets.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => sockets.delete(end));
    }
    socket.on('close', () => behind.destroy());
    behind.on('close', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const here = new URL(to);
  here.port = String((server.address() as AddressInfo).port);
  here.hostname = '127.0.0.1';
  return {
    url: here.href,
    shut: () => {
      isShut = true;
      cut();
    },
    open: () => void (isShut = false),
    close: () => {
      server.close();
      cut();
    },
  };
}
