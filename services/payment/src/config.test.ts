import { expect, test } from 'vitest';
import { envSchema } from './config.ts';

const env = {
  SHOP_MODE: 'demo',
  PORT: '0',
  SERVICE_TOKEN_SECRET: 'secret-'.repeat(5),
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

const production = {
  ...env,
  SHOP_MODE: 'production',
  SANDBOX_URL: undefined,
  STRIPE_SECRET_KEY: 'sk_live_1',
};
const problemsOf = (values: object) =>
  (envSchema.safeParse(values).error?.issues ?? []).map(({ path }) => path.join());

test('stand-ins are refused in production, and a live key is never sent to one', () => {
  expect(envSchema.safeParse(env).success).toBe(true);
  expect(envSchema.safeParse({ ...env, SHOP_MODE: 'production' }).success).toBe(false);
  expect(envSchema.safeParse({ ...env, STRIPE_SECRET_KEY: 'sk_live_1' }).success).toBe(false);
  expect(problemsOf(production)).toEqual([]);
});

test('production takes test keys only where it says so, and then no live ones [asvs-43]', () => {
  for (const STRIPE_SECRET_KEY of ['sk_test_1', 'rk_test_1']) {
    expect(problemsOf({ ...production, STRIPE_SECRET_KEY })).toEqual(['STRIPE_SECRET_KEY']);
  }
  expect(problemsOf({ ...production, PAYPAL_ENVIRONMENT: 'sandbox' })).toEqual(['PAYPAL_ENVIRONMENT']);
  const test = { ...production, STRIPE_SECRET_KEY: 'rk_test_1', PAYPAL_ENVIRONMENT: 'sandbox' };
  expect(problemsOf({ ...test, PAYMENTS: 'test' })).toEqual([]);
  expect(problemsOf({ ...production, PAYMENTS: 'test' })).toEqual([
    'STRIPE_SECRET_KEY',
    'PAYPAL_ENVIRONMENT',
  ]);
  expect(problemsOf({ ...test, PAYMENTS: 'Test' })).toEqual(['PAYMENTS']);
});
