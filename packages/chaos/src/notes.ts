import type { Evidence } from './evidence.ts';
import type { History } from './purchases.ts';

/**
 * What only the buyers can say, a sentence for each of their notes that the books do not bear out: an order that they
 * were told of is there (N6, as all that follows), what they saw as paid is paid, what they have paid is taken in, and
 * the cart holds what they added without what they bought.
 */
export function doubtsOf(evidence: Evidence, histories: readonly History[]): string[] {
  const orders = new Map(evidence.orders.map((order) => [order._id, order]));
  return histories.flatMap((history) => [
    ...[...history.orders].filter((id) => !orders.has(id)).map((id) => `order ${id} was told of and is lost`),
    ...[...history.seenPaid]
      .filter((id) => !orders.get(id)?.paidBy)
      .map((id) => `order ${id} was shown as paid, and is ${orders.get(id)?.saga ?? 'gone'} without money`),
    ...[...history.approved]
      .filter((id) => orders.get(id)?.saga === 'reserved')
      .map((id) => `order ${id} was approved at its provider, and nobody has taken that in`),
    ...cartOf(evidence, history),
  ]);
}

/** An adding whose answer was lost may or may not have happened. */
function cartOf({ carts, orders }: Evidence, { userID, productID, added, maybeAdded }: History): string[] {
  const cart = carts.find(({ _id }) => _id === userID);
  const left = Object.values(cart?.lines ?? {}).reduce((sum, { qty }) => sum + qty, 0);
  const bought = orders
    .filter((order) => order.userID === userID && order.paidBy)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (left + bought >= added && left + bought <= added + maybeAdded) return [];
  return [`${userID} added ${added} to ${added + maybeAdded} of ${productID}, bought ${bought}, has ${left}`];
}
