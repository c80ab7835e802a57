import { dataEnv, loadConfig, urlEnv } from '@shop/service-kit';
import type { z } from 'zod';

export const envSchema = dataEnv.extend({
  CATALOG_URL: urlEnv.describe('Where catalog listens: prices, stock and titles'),
  ORDER_URL: urlEnv.describe('Where order listens: acknowledgements of its events'),
  ACCOUNT_URL: urlEnv.describe('Where account listens: the same'),
});
export type CartConfig = z.infer<typeof envSchema>;

export const readConfig = (env: NodeJS.ProcessEnv = process.env): CartConfig => loadConfig(envSchema, env);
