import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@shop/dev-stack';

/** `refusing` cuts connections · `silent` holds everything until reopened · a number delays each chunk, in ms. */
type Mode = 'open' | 'refusing' | 'silent' | number;

export type TcpProxy = { port: number; set: (mode: Mode) => void; close: () => Promise<void> };

const POLL_MS = 20;

/** @param target port behind the proxy, read per connection */
export async function openTcpProxy(target: () => number): Promise<TcpProxy> {
  const line: { mode: Mode } = { mode: 'open' };
  const sockets = new Set<Socket>();

  const pump = async (from: Socket, to: Socket): Promise<void> => {
    for await (const piece of from) {
      while (line.mode === 'silent') await pause(POLL_MS);
      if (typeof line.mode === 'number') await pause(line.mode);
      if (!to.write(piece as Buffer)) await once(to, 'drain');
    }
    to.end();
  };
  const server = createServer((near) => {
    if (line.mode === 'refusing') return void near.resetAndDestroy();
    const far = connect(target(), '127.0.0.1');
    const cut = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => sockets.delete(socket));
    }
    pump(near, far).catch(cut);
    pump(far, near).catch(cut);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => sockets.forEach((socket) => socket.resetAndDestroy());
  return {
    port,
    set: (next) => {
      line.mode = next;
      if (next === 'refusing') cutAll();
    },
    close: async () => {
      line.mode = 'refusing';
      cutAll();
      server.close();
    },
  };
}
