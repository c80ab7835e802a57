import { expect, test } from 'vitest';
import { envSchema } from './config.ts';

const env = {
  SHOP_MODE: 'demo',
  PORT: '0',
  SERVICE_TOKEN_SECRET: 'x'.repeat(32),
  USER_TOKEN_PUBLIC_KEY: 'key',
  MONGO_URL: 'mongodb://127.0.0.1',
  REDIS_URL: 'redis://127.0.0.1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  PAYPAL_CLIENT_ID: 'client-id',
  PAYPAL_CLIENT_SECRET: 'client-secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  SANDBOX_URL: 'http://127.0.0.1:1',
};

test('stand-ins are refused in production, and a live key is never sent to one', () => {
  expect(envSchema.safeParse(env).success).toBe(true);
  expect(envSchema.safeParse({ ...env, SHOP_MODE: 'production' }).success).toBe(false);
  expect(envSchema.safeParse({ ...env, STRIPE_SECRET_KEY: 'sk_live_1' }).success).toBe(false);
  const real = { ...env, SANDBOX_URL: undefined, STRIPE_SECRET_KEY: 'sk_live_1' };
  expect(envSchema.safeParse({ ...real, SHOP_MODE: 'production' }).success).toBe(true);
});
