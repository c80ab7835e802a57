import { brandEnv } from '@shop/contracts';
import { dataEnv, limitsEnv, loadConfig, pickUpPointsEnv, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

export const envSchema = dataEnv.extend({
  ACCOUNT_URL: urlEnv.describe('Where account listens: addresses'),
  CATALOG_URL: urlEnv.describe('Where catalog listens: prices and stock'),
  CART_URL: urlEnv.describe('Where cart listens: what is ordered'),
  PAYMENT_URL: urlEnv.describe('Where payment listens: attempts to pay'),
  LIMITS: limitsEnv,
  FRESH_CODE_REFUND_CENTS: z.coerce
    .number()
    .int()
    .min(0)
    .default(20_000)
    .describe('Cents of refunds after which a colleague with a second factor enters a fresh code'),
  HOLD_MINUTES: z.coerce
    .number()
    .min(1)
    .max(1_440)
    .default(38)
    .describe('How long the stock of an unpaid order is held; a card session lasts 35 minutes at least'),
  SHIPPING_HOLD_SECONDS: z.coerce
    .number()
    .min(0)
    .max(600)
    .default(60)
    .describe('How long parcels that were marked as sent together wait, so that it can be undone'),
  ORDER_PREFIX: z
    .string()
    .regex(/^[A-ZÅÄÖ]{1,4}$/)
    .default('LL')
    .describe("The brand's initials at the start of orders' numbers, as in LL-2611-0042"),
  BRAND: brandEnv,
  PICK_UP_POINTS: pickUpPointsEnv,
});
export type OrderConfig = z.infer<typeof envSchema>;

export const readConfig = (env: NodeJS.ProcessEnv = process.env): OrderConfig => loadConfig(envSchema, env);
