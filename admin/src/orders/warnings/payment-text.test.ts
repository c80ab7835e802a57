import type { OrderRefund } from '@shop/contracts';
import { expect, test } from 'vitest';
import { paymentText } from './payment-text.ts';

const refund = (state: OrderRefund['state']) => ({ state }) as OrderRefund;

test.each<[Parameters<typeof paymentText>[0], string]>([
  [{ paymentStatus: 'paid' }, 'Maksettu'],
  [{ paymentStatus: 'paid', refundLog: [] }, 'Maksettu'],
  [{ paymentStatus: 'paid', refundLog: [refund('failed'), refund('requested')] }, 'Maksettu'],
  [{ paymentStatus: 'paid', refundLog: [refund('failed'), refund('succeeded')] }, 'Osittain palautettu'],
  [{ paymentStatus: 'refunded', refundLog: [refund('succeeded')] }, 'Palautettu'],
  [{ paymentStatus: 'review', refundLog: [refund('succeeded')] }, 'Tarkistettavana'],
  [{ paymentStatus: 'failed', paymentCancelled: true }, 'Peruttu'],
])('%j is shown as %s', (order, text) => {
  expect(paymentText(order)).toBe(text);
});
