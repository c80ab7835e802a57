import type { TestProject } from 'vitest/node';
import { startTemporaryStores } from './temporary-stores.ts';

/** One MongoDB and Redis per run; each file uses its own databases (testSettings). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stores = await startTemporaryStores();
  project.provide('mongoUrl', stores.mongoUrl);
  project.provide('redisUrl', stores.redisUrl);
  return stores.stop;
}
