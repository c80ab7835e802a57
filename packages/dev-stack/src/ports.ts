import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Below the range of outgoing connections (32768 on Linux, 49152 on macOS).
const LOWEST = 20_000;
const HIGHEST = 32_000;
const CLAIMS = join(tmpdir(), 'shop-ports');
const claimed = new Set<number>();
process.once('exit', () => {
  for (const port of claimed) rmSync(join(CLAIMS, String(port)), { force: true });
});

/** Unique among running processes. */
export async function freePort(preferred?: number): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    // Twice: the first try may remove a dead process's claim.
    const port = preferred !== undefined && attempt < 2 ? preferred : randomInt(LOWEST, HIGHEST);
    if (claimed.has(port) || !claim(port)) continue;
    claimed.add(port);
    if (await isFree(port, '127.0.0.1')) return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`);
}

/** Tries to listen. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Holds the port against a second start; closes every connection.
 * @returns its release, null if the port is in use
 */
export function holdPort(port: number, host: string): Promise<(() => Promise<void>) | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    const release = () => new Promise<void>((closed) => server.close(() => closed()));
    server.once('error', () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => resolve(release));
  });
}

function claim(port: number): boolean {
  const file = join(CLAIMS, String(port));
  try {
    mkdirSync(CLAIMS, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Without a writable folder only the port's state counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    if (!isOwned(file)) rmSync(file, { force: true });
    return false;
  }
}

function isOwned(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return owner === 0 || process.kill(owner, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
