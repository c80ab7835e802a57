import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const env = {
  SHOP_URL: 'http://localhost:3000/',
  ADMIN_EMAIL: 'admin@example.fi',
  ADMIN_PASSWORD: 'salasana',
};

describe("the seed's settings", () => {
  it('are read with their defaults', () => {
    expect(readConfig(env)).toEqual({
      ...env,
      SHOP_URL: 'http://localhost:3000',
      SEED_PART: 'all',
      SEED_ORDERS: 40,
    });
  });

  it('are named when they are missing or wrong, each in a line', () => {
    expect(() => readConfig({ SHOP_URL: 'shop', SEED_PART: 'some', SEED_ORDERS: 'many' })).toThrow(
      /SHOP_URL must be .*\n {2}ADMIN_EMAIL must be .*\n {2}ADMIN_PASSWORD must be .*\n {2}SEED_PART must be .*\n {2}SEED_ORDERS must be/,
    );
  });
});
