import { dataEnv, loadConfig, urlEnv } from '@shop/service-kit';
import type { z } from 'zod';

export const envSchema = dataEnv.extend({
  /** Where prices, stock and titles come from. */
  CATALOG_URL: urlEnv,
  /** Where confirmed orders are acknowledged. */
  ORDER_URL: urlEnv,
});
export type CartConfig = z.infer<typeof envSchema>;

export const readConfig = (): CartConfig => loadConfig(envSchema, process.env);
