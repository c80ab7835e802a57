import { expect, test } from 'vitest';
import { consoleLine, shortLine } from './log-line.ts';

const line = (fields: object) => JSON.stringify({ time: 1, service: 'order', ...fields });

test('everyday log lines stay in the file', () => {
  expect(consoleLine(line({ level: 30, msg: 'ready' }), 'stdout')).toBeNull();
  expect(consoleLine('listening on 3000', 'stdout')).toBeNull();
});

test('a warning or an error is one sentence with its cause', () => {
  expect(consoleLine(line({ level: 40, msg: 'slow' }), 'stdout')).toBe('warning: slow');
  const error = { level: 50, msg: 'not stored', err: { message: 'disk full', stack: 'Error: …' } };
  expect(consoleLine(line(error), 'stdout')).toBe('error: not stored: disk full');
});

test('a crash on standard error is shown as it is', () => {
  expect(consoleLine('TypeError: x is not a function', 'stderr')).toBe('TypeError: x is not a function');
});

test('for a reader, a log line loses its JSON and other text stays', () => {
  expect(shortLine(line({ level: 30, msg: 'stopping' }))).toBe('stopping');
  expect(shortLine('{broken')).toBe('{broken');
});
