import { loadConfig } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { envSchema } from './config.ts';

const env = {
  PORT: '0',
  PUBLIC_URL: 'https://shop.example',
  SERVICE_TOKEN_SECRET: 'secret-'.repeat(5),
  SESSION_SECRET: 'secret-'.repeat(5),
  USER_TOKEN_PUBLIC_KEY: 'key',
  MONGO_URL: 'mongodb://127.0.0.1',
  REDIS_URL: 'redis://127.0.0.1',
  EMAIL_URL: 'http://127.0.0.1:1',
  CATALOG_URL: 'http://127.0.0.1:1',
  CART_URL: 'http://127.0.0.1:1',
  ORDER_URL: 'http://127.0.0.1:1',
  PAYMENT_URL: 'http://127.0.0.1:1',
};

test('production does not run without its limits [asvs-44]', () => {
  expect(loadConfig(envSchema, env)).toMatchObject({ SHOP_MODE: 'production', LIMITS: 'production' });
  expect(() => loadConfig(envSchema, { ...env, LIMITS: 'off' })).toThrow('LIMITS: must be production');
});

test('a secret of one character again and again is none', () => {
  expect(() => loadConfig(envSchema, { ...env, SESSION_SECRET: 's'.repeat(40) })).toThrow(
    'SESSION_SECRET: must not be one character again and again',
  );
});
