import { expect, test } from 'vitest';
import type { Paypal } from './client.ts';
import { paypalRefunds } from './refunds.ts';

test('what went back and what is disputed are asked for at the same time', async () => {
  const asked: string[] = [];
  const bothAsked = Promise.withResolvers<void>();
  // Neither is answered before both are asked for.
  const answer = async <T>(what: string, given: T): Promise<T> => {
    asked.push(what);
    if (asked.length === 2) bothAsked.resolve();
    await bothAsked.promise;
    return given;
  };
  const paypal = {
    ask: () => answer('refunds', { purchaseUnits: [] }),
    fetch: () => answer('disputes', { items: [] }),
  } as unknown as Paypal;
  const charged = { providerId: 'O1', chargeId: 'C1' } as never;
  expect(await paypalRefunds(paypal).fetchReturns(charged)).toEqual({ refunds: [], disputes: [] });
  expect(asked.toSorted()).toEqual(['disputes', 'refunds']);
});
