import { expect, test } from 'vitest';
import { envSchema } from './config.ts';

/** Stripe takes nothing under 30 minutes, and a repeated call needs some to spare. */
const CARD_SESSION_MINUTES = 35;

test('an order outlives its card session unless somebody sets it otherwise', () => {
  expect(envSchema.shape.HOLD_MINUTES.parse(undefined)).toBe(38);
  expect(envSchema.shape.HOLD_MINUTES.parse(undefined)).toBeGreaterThan(CARD_SESSION_MINUTES);
});
