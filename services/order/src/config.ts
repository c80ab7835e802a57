import { dataEnv, limitsEnv, loadConfig, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

export const envSchema = dataEnv.extend({
  ACCOUNT_URL: urlEnv.describe('Where account listens: addresses'),
  CATALOG_URL: urlEnv.describe('Where catalog listens: prices and stock'),
  CART_URL: urlEnv.describe('Where cart listens: what is ordered'),
  PAYMENT_URL: urlEnv.describe('Where payment listens: attempts to pay'),
  LIMITS: limitsEnv,
  HOLD_MINUTES: z.coerce
    .number()
    .min(1)
    .max(1_440)
    .default(38)
    .describe('How long the stock of an unpaid order is held; a card session lasts 35 minutes at least'),
  DELIVERY_FEE_CENTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('Delivery fee in cents, added to orders up to 150 €'),
});
export type OrderConfig = z.infer<typeof envSchema>;

export const readConfig = (): OrderConfig => loadConfig(envSchema, process.env);
