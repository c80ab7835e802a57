import { expect, test } from 'vitest';
import { createStaleGuard } from './stale-guard.ts';

test('an answer is late once what it was asked for was closed, also where it was opened anew', () => {
  const sheet = createStaleGuard();
  const isOpen = sheet.begin();
  expect(isOpen()).toBe(true);
  sheet.end();
  const isOpenAnew = sheet.begin();
  expect([isOpen(), isOpenAnew()]).toEqual([false, true]);
});
