import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askProviders, assertReconciled } from '@shop/reconciliation';
import { type Accounts, ensureHeadlessShell, freePort, startShop } from '@shop/dev-stack';
import { quickShop } from './quick-shop.ts';
import type { TestProject } from 'vitest/node';

type ShopToWalk = {
  url: string;
  accounts: Accounts;
  ports: Record<string, number>;
  /** For states that no call can produce. */
  database: { MONGO_URL: string; DB_PREFIX: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    shops: ShopToWalk[];
    chromiumPath: string;
  }
}

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** Starts a seeded shop per worker for the browser journeys, and reconciles each at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Math.min(project.config.maxWorkers, project.vitest.state.getPaths().length);
  project.provide('chromiumPath', await ensureHeadlessShell({ say }));
  const started = await Promise.allSettled(
    Array.from({ length: workers }, (_, index) => openShop(index + 1)),
  );
  const open = started.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const close = async () => void (await Promise.all(open.map((shop) => shop.close())));
  const prove = async () => void (await Promise.all(open.map((shop) => shop.prove())));
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  project.provide(
    'shops',
    open.map(({ shop }) => shop),
  );
  return async () => {
    try {
      await prove();
    } finally {
      await close();
    }
  };
}

type OpenShop = {
  shop: ShopToWalk;
  /** @throws Error with the report */
  prove: () => Promise<void>;
  close: () => Promise<void>;
};

async function openShop(number: number): Promise<OpenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const { url, accounts, ports, stores, config, paymentEnv, stop } = await startShop({
    port: await freePort(),
    dataDir,
    limits: 'off',
    env: quickShop,
    say: (sentence) => say(`[shop ${number}] ${sentence}`),
    seed: 'first',
  });
  const database = { MONGO_URL: stores.mongo.url, DB_PREFIX: config.dbPrefix };
  return {
    shop: { url, accounts: accounts as Accounts, ports, database },
    prove: () => {
      const at = { mongoUrl: stores.mongo.url, dbPrefix: config.dbPrefix };
      return assertReconciled({ ...at, askProviders: () => askProviders({ env: paymentEnv, days: 1 }) });
    },
    close: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
