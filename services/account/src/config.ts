import { dataEnv, limitsEnv, loadConfig, secretEnv } from '@shop/service-kit';
import { z } from 'zod';

export const envSchema = dataEnv.extend({
  SESSION_SECRET: secretEnv.describe('Signs the session cookie'),
  LIMITS: limitsEnv,
});
export type AccountConfig = z.infer<typeof envSchema>;

export const readConfig = (): AccountConfig => loadConfig(envSchema, process.env);

/** What the command that makes an account reads: the store and the new password, no doors. */
const commandSchema = dataEnv
  .pick({ SHOP_MODE: true, LOG_LEVEL: true, MONGO_URL: true, DB_PREFIX: true })
  .extend({ NEW_USER_PASSWORD: z.string() });

export const readCommandConfig = (): z.infer<typeof commandSchema> => loadConfig(commandSchema, process.env);
