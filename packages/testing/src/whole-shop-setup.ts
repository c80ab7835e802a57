import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Accounts, ensureHeadlessShell, freePort, startShop } from '@shop/dev-stack';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The running shop's public address. */
    shopUrl: string;
    /** Its demo accounts' logins. */
    shopAccounts: Accounts;
    /** Its database, for what no call can bring about. */
    shopDatabase: { MONGO_URL: string; DB_PREFIX: string };
    /** A browser to walk it with. */
    chromiumPath: string;
  }
}

/** The whole shop as `npm start` brings it up, seeded, in a folder of its own, for the browser journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const chromiumPath = await ensureHeadlessShell({ say });
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const env = { MONGO_URL: undefined, REDIS_URL: undefined, PICTURE_EFFORT: 'low' };
  const shop = await startShop({ port: await freePort(), dataDir, limits: 'off', env, say, seed: 'first' });
  project.provide('shopUrl', shop.url);
  project.provide('shopAccounts', shop.accounts as Accounts);
  project.provide('shopDatabase', { MONGO_URL: shop.stores.mongo.url, DB_PREFIX: shop.config.dbPrefix });
  project.provide('chromiumPath', chromiumPath);
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
