import { dataEnv, limitsEnv, loadConfig, secretEnv, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

const brand = z.string().default('Luonnonlanka').describe('The shop’s name');

export const envSchema = dataEnv.extend({
  BRAND: brand,
  SESSION_SECRET: secretEnv.describe('Signs the session cookie'),
  LIMITS: limitsEnv,
  SENDS_MAIL: z
    .stringbool()
    .default(false)
    .describe(
      'Whether letters reach their readers; follows `SMTP_URL`. Without it nobody can confirm an address',
    ),
  CART_URL: urlEnv.describe(
    'Where cart listens: what a copy of somebody’s data holds, and what goes with an account',
  ),
  ORDER_URL: urlEnv.describe('Where order listens, for the same'),
  LETTERS_URL: urlEnv.describe('Where letters listens, which writes to the accounts’ owners'),
});
export type AccountConfig = z.infer<typeof envSchema>;

export const readConfig = (): AccountConfig => loadConfig(envSchema, process.env);

/** What the operator's commands read: the store and a new password, no HTTP interface. They talk in words, so the log is short. */
const commandSchema = dataEnv.pick({ MONGO_URL: true, DB_PREFIX: true }).extend({
  LOG_LEVEL: dataEnv.shape.LOG_LEVEL.unwrap().default('warn'),
  BRAND: brand,
  NEW_USER_PASSWORD: z.string().optional(),
});
export type CommandConfig = z.infer<typeof commandSchema>;

export const readCommandConfig = (): CommandConfig => loadConfig(commandSchema, process.env);
