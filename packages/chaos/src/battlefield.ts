import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environment, freePort, type Shop, startShop, startStores } from '@shop/dev-stack';
import { playFault, type Fault } from '@shop/payment-sandbox';
import type { SmallDisk } from './small-disk.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export type FaultyShop = {
  shop: Shop;
  mongoUrl: string;
  redisUrl: string;
  /** Proxies: shop to stores, payment to providers, providers to webhooks. */
  lines: Record<'mongo' | 'redis' | 'providers' | 'webhooks', TcpProxy>;
  /** Resolves when the process answers again. */
  kill: (name: string) => Promise<void>;
  freeze: (name: string, ms: number) => Promise<void>;
  play: (fault: Fault) => Promise<void>;
  stopPlaying: () => Promise<void>;
  /** Clocks of the processes that decide about money. */
  shiftClocks: (ms: number) => void;
  disk: SmallDisk | null;
  folder: string;
  close: (keep?: boolean) => Promise<void>;
};

const CLOCKED = ['order', 'payment', 'payment-worker'];
const ADDED_WORKERS = 10;
const PAUSES_MS = [100, 500];

/** Starts the shop behind proxies. @param disk for the stores, closed with the rest */
export async function openFaultyShop(
  say: (sentence: string) => void,
  disk: SmallDisk | null = null,
): Promise<FaultyShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-chaos-'));
  const clockFile = join(dataDir, 'clock');
  writeFileSync(clockFile, '0');
  const env = { ...environment, MONGO_URL: undefined, REDIS_URL: undefined };
  const stores = await startStores({ dataDir: disk?.folder ?? join(dataDir, 'stores'), say, env });
  const gatewayPort = await freePort();
  const portOf = (url: string) => Number(new URL(url).port);
  let shop: Shop | undefined;
  const lines = {
    mongo: await openTcpProxy(() => portOf(stores.mongo.url)),
    redis: await openTcpProxy(() => portOf(stores.redis.url)),
    providers: await openTcpProxy(() => shop?.ports['payment-sandbox'] ?? 0),
    webhooks: await openTcpProxy(() => gatewayPort),
  };
  const through = ({ port }: TcpProxy) => `127.0.0.1:${port}`;
  const closeLines = async () => void (await Promise.all(Object.values(lines).map((line) => line.close())));
  try {
    shop = await startShop({
      port: gatewayPort,
      dataDir,
      limits: 'off',
      seed: false,
      say,
      pausesMs: PAUSES_MS,
      env: {
        MONGO_URL: `mongodb://${through(lines.mongo)}/?directConnection=true`,
        REDIS_URL: `redis://${through(lines.redis)}`,
        LOG_LEVEL: 'info',
      },
      envOf: settingsOf(clockFile, through(lines.providers), through(lines.webhooks)),
    });
  } catch (error) {
    await closeLines();
    await stores.stop();
    disk?.close();
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  const running = shop;
  const storeProcesses = [stores.mongo, stores.redis].flatMap((store) => store.process ?? []);
  running.processes.push(...storeProcesses);
  const sandbox = `http://127.0.0.1:${running.ports['payment-sandbox']}`;
  const find = (name: string) => {
    const kind = new RegExp(`^${name}(-\\d+)?$`);
    const found = running.processes.find((managed) => kind.test(managed.name) && managed.pid() !== undefined);
    if (!found) throw new Error(`no process ${name} runs`);
    return found;
  };
  return {
    shop: running,
    mongoUrl: stores.mongo.url,
    redisUrl: stores.redis.url,
    lines,
    kill: async (name) => {
      const victim = find(name);
      const before = victim.pid();
      victim.kill('SIGKILL');
      const port = running.ports[victim.name];
      await until(async () => {
        const pid = victim.pid();
        return pid !== undefined && pid !== before && (port === undefined || (await answers(port)));
      });
    },
    freeze: async (name, ms) => {
      const victim = find(name);
      victim.kill('SIGSTOP');
      await pause(ms);
      victim.kill('SIGCONT');
    },
    play: (fault) => playFault(sandbox, fault),
    stopPlaying: async () => void (await fetch(`${sandbox}/script`, { method: 'DELETE' })),
    disk,
    shiftClocks: (ms) => writeFileSync(clockFile, String(ms)),
    folder: dataDir,
    close: async (keep = false) => {
      await running.stop();
      await closeLines();
      await stores.stop();
      disk?.close();
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function settingsOf(clockFile: string, providers: string, webhooks: string) {
  const module = new URL(`shifted-clock.mjs?file=${encodeURIComponent(clockFile)}`, import.meta.url);
  const clock = { NODE_OPTIONS: `--import ${module.href}` };
  const worker = { ...clock, SANDBOX_URL: `http://${providers}` };
  const more = Array.from({ length: ADDED_WORKERS }, (_, index) => [`payment-worker-${index + 2}`, worker]);
  return {
    ...Object.fromEntries(CLOCKED.map((name) => [name, clock])),
    payment: worker,
    'payment-worker': worker,
    ...(Object.fromEntries(more) as Record<string, typeof worker>),
    'payment-sandbox': { WEBHOOK_URL: `http://${webhooks}/api/webhooks` },
  };
}

const POLL_MS = 50;

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(POLL_MS);
}
