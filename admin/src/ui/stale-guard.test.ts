import { expect, test } from 'vitest';
import { createStaleGuard } from './stale-guard.ts';

test('an answer is late once its form was closed, also if it was opened again', () => {
  const sheet = createStaleGuard();
  const isOpen = sheet.begin();
  expect(isOpen()).toBe(true);
  sheet.end();
  const isOpenAnew = sheet.begin();
  expect([isOpen(), isOpenAnew()]).toEqual([false, true]);
});
