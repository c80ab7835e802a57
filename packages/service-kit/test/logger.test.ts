import { expect, test } from 'vitest';
import { createLogger, ShopError } from '../src/index.ts';

const messageOf = (err: unknown): unknown => {
  const lines: string[] = [];
  createLogger('test', 'info', { write: (line) => void lines.push(line) }).info({ err });
  const { err: serialized } = JSON.parse(lines[0] ?? '') as { err: { message?: unknown } };
  return serialized.message ?? serialized;
};

test('an error is logged with its causes, each sentence once', () => {
  const away = new Error('connect ECONNREFUSED');
  const inner = new ShopError({ code: 'card-unavailable', cause: away });
  const outer = new ShopError({ code: 'card-unavailable', cause: inner });
  expect(messageOf(outer)).toBe(`${outer.message}: connect ECONNREFUSED`);
  expect(messageOf(inner)).toBe(`${inner.message}: connect ECONNREFUSED`);
  expect(messageOf(away)).toBe('connect ECONNREFUSED');
  expect(messageOf('nothing more')).toBe('nothing more');
});
