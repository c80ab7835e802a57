import type { Evidence } from './evidence.ts';
import type { History } from './purchases.ts';

/** Contradictions with what buyers saw (specification N6): lost orders, lost payments, wrong carts. */
export function contradictionsOf(evidence: Evidence, histories: readonly History[]): string[] {
  const orders = new Map(evidence.orders.map((order) => [order._id, order]));
  return histories.flatMap((history) => [
    ...[...history.orders]
      .filter((id) => !orders.has(id))
      .map((id) => `order ${id} was confirmed to its buyer and is lost`),
    ...[...history.seenPaid]
      .filter((id) => !orders.get(id)?.paidBy)
      .map((id) => `order ${id} was shown as paid, and is ${orders.get(id)?.saga ?? 'gone'} without money`),
    ...[...history.approved]
      .filter((id) => orders.get(id)?.saga === 'reserved')
      .map((id) => `order ${id} was approved at its provider, and the shop has not noticed`),
    ...cartOf(evidence, history),
  ]);
}

/** An addition without an answer may or may not have happened. */
function cartOf({ carts, orders }: Evidence, { userID, productID, added, maybeAdded }: History): string[] {
  const cart = carts.find(({ _id }) => _id === userID);
  const inCart = Object.values(cart?.lines ?? {}).reduce((sum, { quantity }) => sum + quantity, 0);
  const bought = orders
    .filter((order) => order.userID === userID && order.paidBy)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (inCart + bought >= added && inCart + bought <= added + maybeAdded) return [];
  return [
    `${userID} added ${added} to ${added + maybeAdded} of ${productID}, bought ${bought}, has ${inCart}`,
  ];
}
