import { randomBytes } from 'node:crypto';
import type { DataConfig } from '@shop/service-kit';
import { inject } from 'vitest';
import { createInternalTokens, type InternalTokens } from './internal-tokens.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUrl: string;
    redisUrl: string;
  }
}

/** A slow machine must not look like an unavailable service. */
export const PATIENCE_MS = 20_000;

export type TestSettings = { tokens: InternalTokens; config: DataConfig };

/** Settings for a service in one test file, with its own databases and queues. */
export function testSettings(): TestSettings {
  const tokens = createInternalTokens();
  return {
    tokens,
    config: {
      SHOP_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'silent',
      STOP_DELAY_SECONDS: 0,
      PUBLIC_URL: 'http://localhost:3000',
      MONGO_URL: inject('mongoUrl'),
      REDIS_URL: inject('redisUrl'),
      DB_PREFIX: `test-${randomBytes(6).toString('hex')}`,
      ...tokens.settings,
    },
  };
}
