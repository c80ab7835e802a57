import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Below the range that Linux and macOS hand to outgoing connections (32768 and 49152 up), so that a port that was
// free when it was chosen is not taken by somebody's client socket before the service listens, or while it restarts.
const LOWEST = 20_000;
const HIGHEST = 32_000;
// What is chosen is listened on seconds later, and another shop may be choosing meanwhile.
const CLAIMS = join(tmpdir(), 'shop-ports');
const given = new Set<number>();
process.once('exit', () => {
  for (const port of given) rmSync(join(CLAIMS, String(port)), { force: true });
});

/**
 * A free loopback port, never the same one twice in this process nor in another one that runs.
 * @param wished is taken where it can be
 */
export async function freePort(wished?: number): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    // Twice: a claim that a killed process has left goes at the first try.
    const port = wished !== undefined && attempt < 2 ? wished : randomInt(LOWEST, HIGHEST);
    if (given.has(port) || !claim(port)) continue;
    given.add(port);
    if (await isFree(port, '127.0.0.1')) return port;
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

/** Notes the port as this process's, unless another process that still runs has noted it. */
function claim(port: number): boolean {
  const file = join(CLAIMS, String(port));
  try {
    mkdirSync(CLAIMS, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Where notes cannot be kept, as in another user's folder, the port's own answer has to do.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    if (!isOwned(file)) rmSync(file, { force: true });
    return false;
  }
}

function isOwned(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // Its owner may be writing it at this moment.
    return owner === 0 || process.kill(owner, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
