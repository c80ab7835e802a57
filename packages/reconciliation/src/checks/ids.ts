import { createHash } from 'node:crypto';
import type { Snapshot } from '../snapshot.ts';
import type { Order } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { isImported, writtenAt } from '../money-of.ts';

/**
 * Ids are derived (order: buyer, cart version, counter, or the form's key; payment: order, attempt), so a repetition finds the first
 * document.
 */
export function checkIds({ orders, payments }: Snapshot): Finding[] {
  const finding = (orderID: string, says: string, touchedAt: Date | null = null): Finding => ({
    rule: 'ids',
    subject: ofOrder(orderID),
    says,
    mend: mends.person,
    touchedAt,
  });
  const wrong = [...orders.values()]
    .filter((order) => idOf(order) !== order._id)
    .map(({ _id }) => finding(_id, 'its id is not that of its buyer, cart and counter'));
  const attempts = payments.flatMap((payment) => {
    const order = orders.get(payment.orderID);
    if (!order) return [];
    const [orderID, number = ''] = payment._id.split('_');
    const attempt = order.attempts[number];
    const touchedAt = writtenAt(payment);
    if (orderID !== payment.orderID || !attempt) {
      return [finding(payment.orderID, `it has no attempt that is payment ${payment._id}`, touchedAt)];
    }
    const isSame = attempt.provider === payment.provider && attempt.amountCents === payment.amountCents;
    return isSame
      ? []
      : [finding(orderID, `its attempt ${number} is not what payment ${payment._id} asks for`, touchedAt)];
  });
  return [...wrong, ...attempts];
}

function idOf(order: Order): string {
  const { userID, cartVersion, counter, providerPaymentId, manual } = order;
  if (manual) return digestOf(`manual/${manual.key}`);
  const text = isImported(order) ? `import/${providerPaymentId}` : `${userID}/${cartVersion}/${counter}`;
  return digestOf(text);
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
