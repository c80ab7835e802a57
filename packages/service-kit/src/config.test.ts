import { expect, test } from 'vitest';
import { z } from 'zod';
import { baseEnv, limitsEnv, loadConfig } from './config.ts';

const schema = baseEnv.extend({ LIMITS: limitsEnv });
const env = {
  SHOP_MODE: 'production',
  PORT: '0',
  PUBLIC_URL: 'https://shop.example',
  SERVICE_TOKEN_SECRET: 'secret-'.repeat(5),
  USER_TOKEN_PUBLIC_KEY: 'key',
};

test('production takes https and its own limits alone, and names everything else at once [sec-35]', () => {
  expect(loadConfig(schema, env)).toMatchObject({ SHOP_MODE: 'production', LIMITS: 'production' });
  const loose = { ...env, PUBLIC_URL: 'http://shop.example', LIMITS: 'off' };
  expect(() => loadConfig(schema, loose)).toThrow(/PUBLIC_URL: must start with https.*\n.*LIMITS: must be/);
  expect(() => loadConfig(schema, { ...env, LIMITS: 'local' })).toThrow(/LIMITS/);
  expect(loadConfig(schema, { ...loose, SHOP_MODE: 'demo' })).toMatchObject({ LIMITS: 'off' });
});

test('a missing or invalid setting is reported in the operator’s language, whatever the visitors’ is', () => {
  z.config(z.locales.fi());
  expect(() => loadConfig(schema, { ...env, PORT: 'http', SERVICE_TOKEN_SECRET: undefined })).toThrow(
    /PORT: Invalid input: expected number.*\n.*SERVICE_TOKEN_SECRET: is missing$/,
  );
  z.config(z.locales.en());
});

test.each(['Production', 'live', 'production ', ' demo', 'DEMO'])(
  'the mode %o is refused by name, with the words that are allowed',
  (SHOP_MODE) => {
    expect(() => loadConfig(schema, { ...env, SHOP_MODE })).toThrow(/SHOP_MODE: .*"demo"\|"production"/);
  },
);
