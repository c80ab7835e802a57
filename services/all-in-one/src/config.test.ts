import { expect, test } from 'vitest';
import { settingsOf } from './config.ts';

test('a service is given the settings under its own name, and no other', () => {
  const env = {
    'payment.PORT': '1',
    'payment-worker.PORT': '2',
    'order.MONGO_URL': 'mongodb://order',
    PORT: '3',
  };
  expect(settingsOf('payment', env)).toEqual({ PORT: '1' });
  expect(settingsOf('payment-worker', env)).toEqual({ PORT: '2' });
  expect(settingsOf('cart', env)).toEqual({});
});
