import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askProviders, assertReconciled } from '@shop/reconciliation';
import { type Accounts, ensureHeadlessShell, freePort, startShop } from '@shop/dev-stack';
import type { TestProject } from 'vitest/node';

/** A running shop, as a journey sees it. */
type ShopToWalk = {
  /** Its public address. */
  url: string;
  /** Its demo accounts' logins. */
  accounts: Accounts;
  /** Its database, for what no call can bring about. */
  database: { MONGO_URL: string; DB_PREFIX: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    shops: ShopToWalk[];
    /** A browser to walk them with. */
    chromiumPath: string;
  }
}

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/**
 * The whole shop as `npm start` brings it up, seeded, in a folder of its own, for the browser journeys: one for each
 * worker, so that no file is beside another one in the same shop. At the end the audit reads each one's books: whatever
 * the journeys have bought, paid and sent back has to be right, or the run has failed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Math.min(project.config.maxWorkers, project.vitest.state.getPaths().length);
  project.provide('chromiumPath', await ensureHeadlessShell({ say }));
  const started = await Promise.allSettled(
    Array.from({ length: workers }, (_, index) => openShop(index + 1)),
  );
  const open = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const close = async () => void (await Promise.all(open.map((shop) => shop.close())));
  const prove = async () => void (await Promise.all(open.map((shop) => shop.prove())));
  const failed = started.find((one) => one.status === 'rejected');
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
  /** @throws Error with the audit's report when its books are not right */
  prove: () => Promise<void>;
  close: () => Promise<void>;
};

async function openShop(number: number): Promise<OpenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const { url, accounts, stores, config, paymentEnv, stop } = await startShop({
    port: await freePort(),
    dataDir,
    limits: 'off',
    env: {
      MONGO_URL: undefined,
      REDIS_URL: undefined,
      PICTURE_EFFORT: 'low',
      BCRYPT_COST: '10',
      SEED_ORDERS: '0',
    },
    say: (sentence) => say(`[shop ${number}] ${sentence}`),
    seed: 'first',
  });
  const database = { MONGO_URL: stores.mongo.url, DB_PREFIX: config.dbPrefix };
  return {
    shop: { url, accounts: accounts as Accounts, database },
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
