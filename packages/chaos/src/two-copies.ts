import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  environment,
  type findHaproxy,
  freePort,
  type Shop,
  type ShopOptions,
  startHaproxy,
  startShop,
} from '@shop/dev-stack';
import { quickShop } from '@shop/testing/quick-shop';
import type { Observed } from './evidence.ts';

/** Called by others, so HAProxy stands before them. */
const CALLED = ['account', 'catalog', 'cart', 'order', 'payment', 'email', 'storefront', 'gateway'] as const;
const WORKERS = ['image-worker', 'payment-worker'] as const;
const COPIED = [...CALLED, ...WORKERS];
const isCalled = (name: string) => CALLED.some((called) => called === name);
/** Names restarted together; the other copy of each serves meanwhile. */
const AT_ONCE = 4;

type Copy = 'first' | 'second';
export type TwoCopies = Observed & {
  /** One copy after the other, a few names at a time. */
  restart: (...copies: Copy[]) => Promise<void>;
  /** Resolves when the process has ended. */
  kill: (name: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Every process twice behind HAProxy. A second copy is called `<name>-2`. */
export async function openTwoCopies(
  haproxy: Awaited<ReturnType<typeof findHaproxy>>,
  { checkoutOf }: Pick<ShopOptions, 'checkoutOf'> = {},
): Promise<TwoCopies> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-two-copies-'));
  const say = () => undefined;
  const doors: Record<string, number> = {};
  for (const name of CALLED) doors[name] = await freePort();
  const at = (name: (typeof CALLED)[number]) => `http://127.0.0.1:${doors[name]}`;
  const settings = {
    ...Object.fromEntries(CALLED.map((name) => [`${name.toUpperCase()}_URL`, at(name)])),
    // As in production: longer than HAProxy's two checks, also on a busy machine.
    STOP_DELAY_SECONDS: '5',
  };
  const alsoSecond = COPIED.flatMap((name) => [name, `${name}-2`]);
  const shop: Shop = await startShop({
    port: await freePort(),
    dataDir,
    limits: 'off',
    seed: false,
    ...(checkoutOf && { checkoutOf }),
    env: { ...environment, ...quickShop, PUBLIC_URL: `http://localhost:${doors['gateway']}` },
    envOf: {
      ...Object.fromEntries(alsoSecond.map((name) => [name, settings])),
      'gateway-2': { ...settings, METRICS_PORT: '0' },
      'payment-sandbox': { WEBHOOK_URL: `${at('gateway')}/api/webhooks` },
    },
  });
  const second: Record<string, number> = {};
  for (const name of COPIED) second[name] = await freePort();
  const balanced = CALLED.map((name) => ({
    name,
    port: doors[name] as number,
    copies: [shop.ports[name], second[name]].map(Number),
  }));
  const proxy = await startHaproxy(haproxy, { folder: join(dataDir, 'haproxy'), balanced, say });
  const close = async () => {
    const copies = shop.processes.filter(({ name }) => alsoSecond.includes(name));
    await Promise.all(copies.map((process) => process.stop()));
    await shop.stop();
    await proxy.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all(COPIED.map((name) => shop.addProcess(name, second[name])));
    await proxy.untilUp();
  } catch (error) {
    await close();
    throw error;
  }
  const find = (wanted: string) => {
    const found = shop.processes.find(({ name }) => name === wanted);
    if (!found) throw new Error(`no process is called ${wanted}`);
    return found;
  };
  return {
    shop,
    mongoUrl: shop.stores.mongo.url,
    restart: async (...copies) => {
      const waiting = [...COPIED];
      const restartOneByOne = async () => {
        for (let name = waiting.shift(); name; name = waiting.shift())
          for (const copy of copies) {
            await find(copy === 'first' ? name : `${name}-2`).replace();
            if (isCalled(name)) await proxy.untilUp(name);
          }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, restartOneByOne));
    },
    kill: async (name) => {
      const victim = find(name);
      const pid = victim.pid();
      victim.kill('SIGKILL');
      while (victim.pid() === pid) await new Promise((resolve) => setImmediate(resolve));
    },
    close,
  };
}
