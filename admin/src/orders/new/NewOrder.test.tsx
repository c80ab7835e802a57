import type { AdminRights } from '@shop/shop-rules/rights';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { authProvider } from '../../providers/auth-provider.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { manualOrderTexts as words } from '../../texts/manual-orders.ts';
import { ManualPayment } from '../payment/ManualPayment.tsx';
import NewOrder from './NewOrder.tsx';

function shown(rights: AdminRights, screen: React.ReactNode): string {
  const client = new QueryClient();
  client.setQueryData(['auth', 'getPermissions', {}], rights);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthContext.Provider value={authProvider}>
        <TestMemoryRouter>
          <MemoryRouter>{screen}</MemoryRouter>
        </TestMemoryRouter>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );
}

test('the form asks for products, buyer and delivery, and shows the total before it is placed', () => {
  const html = shown('orders', <NewOrder />);
  for (const label of [words.search, ...Object.values(words.fields), words.deliveryMethod, words.place])
    expect(html).toContain(label);
  expect(html).toContain('Yhteensä 0,00');
});

test('who may not change orders places none, and marks none as paid', () => {
  expect(shown('viewer', <NewOrder />)).toContain(words.noRight);
  expect(shown('viewer', <NewOrder />)).not.toContain(words.place);
  const order = {
    id: 'o',
    manual: true,
    paymentStatus: 'pending',
    unpaidUntil: '2026-12-06T10:00:00Z',
  } as OrderRecord;
  expect(shown('orders', <ManualPayment order={order} />)).toContain(words.payment.markPaid);
  expect(shown('viewer', <ManualPayment order={order} />)).not.toContain(words.payment.markPaid);
});

test('only an unpaid order of a colleague has links and a mark', () => {
  const { manual: _of, ...own } = {
    id: 'o',
    manual: true,
    paymentStatus: 'pending',
    unpaidUntil: '2026-12-06T10:00:00Z',
  } as OrderRecord;
  const { unpaidUntil: _until, ...paid } = { ...own, manual: true, paymentStatus: 'paid' } as OrderRecord;
  for (const order of [own, paid])
    expect(shown('owner', <ManualPayment order={order as OrderRecord} />)).toBe('');
});

test('an unpaid order that was moved on keeps its mark, without a time until which it is held', () => {
  const order = { id: 'o', manual: true, paymentStatus: 'pending', orderStatus: 'inShipping' } as OrderRecord;
  const held = /Tuotteet on varattu/;
  const html = shown('orders', <ManualPayment order={order} />);
  expect(html).toContain(words.payment.markPaid);
  expect(html).not.toMatch(held);
  const pending = { ...order, orderStatus: 'pending', unpaidUntil: '2026-12-06T10:00:00Z' } as OrderRecord;
  expect(shown('orders', <ManualPayment order={pending} />)).toMatch(held);
});
