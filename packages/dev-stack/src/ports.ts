import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range that Linux and macOS hand to outgoing connections (32768 and 49152 up), so that a port that was
// free when it was chosen is not taken by somebody's client socket before the service listens, or while it restarts.
const LOWEST = 20_000;
const HIGHEST = 32_000;
const given = new Set<number>();

/** A free loopback port, never the same one twice in this process. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = randomInt(LOWEST, HIGHEST);
    if (given.has(port) || !(await isFree(port, '127.0.0.1'))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`);
}

/** Can this address be listened on now? */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
