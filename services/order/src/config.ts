import { dataEnv, loadConfig, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

export const envSchema = dataEnv.extend({
  ACCOUNT_URL: urlEnv,
  CATALOG_URL: urlEnv,
  CART_URL: urlEnv,
  PAYMENT_URL: urlEnv,
  /** How long the stock of an unpaid order is kept; a card session lasts 31 minutes at least. */
  HOLD_MINUTES: z.coerce.number().min(1).max(1_440).default(33),
  /** Added to orders that are not above the limit of free delivery. */
  DELIVERY_FEE_CENTS: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type OrderConfig = z.infer<typeof envSchema>;

export const readConfig = (): OrderConfig => loadConfig(envSchema, process.env);
