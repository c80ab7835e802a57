import { brandEnv } from '@shop/contracts';
import { dataEnv, limitsEnv, loadConfig, secretEnv, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

const bcryptCost = z.coerce
  .number()
  .int()
  .min(10)
  .max(16)
  .default(12)
  .describe(
    'The cost of new passwords’ hashes: every step doubles the time, 12 takes about 0.7 s (OWASP: 10 at the least)',
  );

export const envSchema = dataEnv.extend({
  BRAND: brandEnv,
  SESSION_SECRET: secretEnv.describe('Signs the session cookie'),
  SESSION_SECRET_BEFORE: secretEnv
    .optional()
    .describe(
      'The previous `SESSION_SECRET`, for one start after a change: the audit log is sealed again with the new one',
    ),
  BCRYPT_COST: bcryptCost,
  LIMITS: limitsEnv,
  ADMIN_MFA: z
    .enum(['optional', 'required'])
    .optional()
    .describe(
      'Whether colleagues need a second factor. By default not in a demo, and in production once an owner has one',
    ),
  SENDS_MAIL: z
    .stringbool()
    .default(false)
    .describe('Whether emails reach customers; follows `SMTP_URL`. Without it no address can be confirmed'),
  CATALOG_URL: urlEnv.describe('Where catalog listens, for who waits for a product'),
  CART_URL: urlEnv.describe('Where cart listens, for the copy of a customer’s data'),
  ORDER_URL: urlEnv.describe('Where order listens, for the same'),
  PAYMENT_URL: urlEnv.describe('Where payment listens: acknowledgements of what was done there'),
  EMAIL_URL: urlEnv.describe('Where email listens, which writes to the accounts’ owners'),
});
export type AccountConfig = z.infer<typeof envSchema>;

export const readConfig = (env: NodeJS.ProcessEnv = process.env): AccountConfig => loadConfig(envSchema, env);

/** Operator's commands: database and new password. Short log, since they print sentences. */
const commandSchema = dataEnv.pick({ MONGO_URL: true, DB_PREFIX: true }).extend({
  LOG_LEVEL: dataEnv.shape.LOG_LEVEL.unwrap().default('warn'),
  BRAND: brandEnv,
  BCRYPT_COST: bcryptCost,
  NEW_USER_PASSWORD: z.string().optional(),
});
export type CommandConfig = z.infer<typeof commandSchema>;

export const readCommandConfig = (): CommandConfig => loadConfig(commandSchema, process.env);
