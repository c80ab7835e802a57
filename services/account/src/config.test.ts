import { loadConfig } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { envSchema } from './config.ts';

test('production does not run without its limits', () => {
  const env = {
    PORT: '0',
    PUBLIC_URL: 'https://shop.example',
    SERVICE_TOKEN_SECRET: 's'.repeat(32),
    SESSION_SECRET: 's'.repeat(32),
    USER_TOKEN_PUBLIC_KEY: 'key',
    MONGO_URL: 'mongodb://127.0.0.1',
    REDIS_URL: 'redis://127.0.0.1',
  };
  expect(loadConfig(envSchema, env)).toMatchObject({ SHOP_MODE: 'production', LIMITS: 'production' });
  expect(() => loadConfig(envSchema, { ...env, LIMITS: 'off' })).toThrow('LIMITS: must be production');
});
