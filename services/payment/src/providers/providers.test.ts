import { expect, test, vi } from 'vitest';
import type { PaymentConfig } from '../config.ts';
import type { KnownPayment, Provider } from './provider.ts';

test('PayPal is read in with the first call to it, once, and not when the process starts', async () => {
  const asked: string[] = [];
  const read = vi.fn();
  vi.doMock('./paypal/index.ts', () => {
    read();
    const fetchStatus = ({ _id }: KnownPayment) => {
      asked.push(_id);
      return Promise.resolve({ state: 'open' });
    };
    return { createPaypalProvider: () => ({ fetchStatus }) as unknown as Provider };
  });
  const { createProviders } = await import('./providers.ts');
  const { paypal } = createProviders({ STRIPE_SECRET_KEY: 'sk_test_x' } as PaymentConfig);
  expect(read).not.toHaveBeenCalled();

  await Promise.all(['one', 'two'].map((_id) => paypal.fetchStatus({ _id } as KnownPayment)));
  expect(asked).toEqual(['one', 'two']);
  expect(read).toHaveBeenCalledOnce();
});
