import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTicket, signTicket } from './ticket.ts';

const secret = 's'.repeat(32);
const schema = z.object({ orderID: z.string() });
const sign = (more: { kind?: string; seconds?: number } = {}) =>
  signTicket(secret, { kind: 'review', data: { orderID: 'a' }, seconds: 60, ...more });
const read = (ticket: string, by = secret) => readTicket(by, { kind: 'review', ticket, schema });

test('a ticket returns its data', () => {
  expect(read(sign())).toEqual({ orderID: 'a' });
});

test('a ticket of another kind, another secret, an old and a changed one are refused', () => {
  const good = sign();
  for (const refused of [sign({ kind: 'service' }), sign({ seconds: -1 }), `${good}x`, ''])
    expect(() => read(refused)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  expect(() => read(good, 'o'.repeat(32))).toThrow(expect.objectContaining({ code: 'forbidden' }));
});
