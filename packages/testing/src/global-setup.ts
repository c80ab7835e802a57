import type { TestProject } from 'vitest/node';
import { startTemporaryStores } from './temporary-stores.ts';

/** One MongoDB and one Redis for a whole run; every test file takes databases of its own in them (testSettings). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stores = await startTemporaryStores();
  project.provide('mongoUrl', stores.mongoUrl);
  project.provide('redisUrl', stores.redisUrl);
  return stores.stop;
}
