import { expect, test } from 'vitest';
import { stopStack } from './stop-stack.ts';

test('the last started is stopped first, and a second stop waits for the first', async () => {
  const order: string[] = [];
  const stack = stopStack();
  for (const name of ['stores', 'services', 'gateway']) stack.push(async () => order.push(name));
  await Promise.all([stack.stop(), stack.stop()]);
  expect(order).toEqual(['gateway', 'services', 'stores']);
});

test('a failed stop does not prevent the others, and is reported at the end', async () => {
  const order: string[] = [];
  const stack = stopStack();
  stack.push(async () => order.push('stores'));
  stack.push(() => Promise.reject(new Error('stuck')));
  await expect(stack.stop()).rejects.toThrow('stuck');
  expect(order).toEqual(['stores']);
});

test('what is started after the stop began is stopped too', async () => {
  const order: string[] = [];
  const stack = stopStack();
  const stopping = stack.stop();
  stack.push(async () => order.push('late'));
  await stopping;
  await stack.stop();
  expect(order).toEqual(['late']);
});
