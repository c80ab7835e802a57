import { join } from 'node:path';
import type { StartConfig } from './config.ts';
import { shopValues, type Values } from './environment.ts';
import { keepSecrets } from './secrets.ts';
import { readPorts } from './shop-processes.ts';
import { StartError } from './start-error.ts';
import { findLastRedis, findRunningMongo } from './stores.ts';

type StoreUrls = { mongoUrl: string | null; redisUrl: string | null };

/**
 * Settings of the shop that `npm start` runs from this folder.
 * @throws StartError without its stores
 */
export function localShopValues(config: StartConfig, urls: StoreUrls = findUrls(config)): Values {
  const { mongoUrl, redisUrl } = urls;
  if (!mongoUrl || !redisUrl) {
    throw new StartError('No shop runs here: run npm start first, or name its database with MONGO_URL.');
  }
  const secrets = keepSecrets(join(config.dataDir, 'secrets.json'));
  return shopValues(config, { ports: readPorts(config.dataDir), mongoUrl, redisUrl, secrets });
}

const findUrls = ({ dataDir }: StartConfig): StoreUrls => ({
  mongoUrl: findRunningMongo(dataDir),
  redisUrl: findLastRedis(dataDir),
});
