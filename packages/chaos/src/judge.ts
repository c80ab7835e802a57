import type { Evidence, StoredOrder, Taken } from './evidence.ts';
import type { History } from './purchases.ts';

/**
 * What is wrong after a row, a sentence each. The rules are the shop's own: N1 money, N2 stock, N3 once, N4 nothing
 * stuck, N6 carts; and no order that a buyer was told of is lost.
 */
export function judge(evidence: Evidence, histories: readonly History[]): string[] {
  return [
    ...moneyOf(evidence),
    ...stockOf(evidence),
    ...cartsOf(evidence, histories),
    ...lostOrders(evidence, histories),
    ...(evidence.deadLetters > 0 ? [`N4: ${evidence.deadLetters} events could not be applied`] : []),
  ];
}

function paymentsOf({ ledger }: Evidence, orderID: string): [string, Taken][] {
  return Object.entries(ledger).filter(([reference]) => reference.startsWith(`${orderID}_`));
}

function moneyOf(evidence: Evidence): string[] {
  return evidence.orders.flatMap((order) => {
    const payments = paymentsOf(evidence, order._id);
    const net = payments.reduce((sum, [, taken]) => sum + taken.capturedCents - taken.refundedCents, 0);
    const due = order.paidBy ? order.totalCents : 0;
    const twice = payments.filter(([, { captures }]) => captures > 1);
    return [
      ...(net === due ? [] : [`N1: order ${order._id} (${order.saga}) owes ${due} and ${net} was kept`]),
      ...twice.map(([reference]) => `N1: ${reference} was captured more than once`),
      ...(order.saga === 'held' ? [`N1: order ${order._id} waits for a person`] : []),
    ];
  });
}

function stockOf({ products, orders }: Evidence): string[] {
  const over = new Map(orders.filter(isOver).map((order) => [order._id, order]));
  return products.flatMap((product) => {
    const { _id, stock, holds, sold, soldBefore, received } = product;
    const pieces = (map: Record<string, { q: number }>) =>
      Object.values(map).reduce((sum, { q }) => sum + q, 0);
    const counted = stock + pieces(holds) + pieces(sold) + soldBefore;
    const forgotten = Object.keys(holds).filter((orderID) => over.has(orderID));
    return [
      ...(counted === received ? [] : [`N2: product ${_id} counts ${counted} of ${received} pieces`]),
      ...(stock < 0 ? [`N2: product ${_id} has ${stock} pieces`] : []),
      ...forgotten.map((orderID) => `N2: product ${_id} is held for ${orderID}, which is over`),
    ];
  });
}

const isOver = ({ saga }: StoredOrder): boolean => saga === 'released' || saga === 'committed';

/** A cart holds what was added without what was paid; an adding whose answer was lost may or may not have happened. */
function cartsOf({ carts, orders }: Evidence, histories: readonly History[]): string[] {
  return histories.flatMap(({ userID, productID, added, maybeAdded }) => {
    const cart = carts.find(({ _id }) => _id === userID);
    const left = Object.values(cart?.lines ?? {}).reduce((sum, { qty }) => sum + qty, 0);
    const paid = orders.filter((order) => order.userID === userID && order.paidBy);
    const bought = paid.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
    const unmarked = paid.filter(({ _id }) => !cart?.applied[_id]);
    const fits = left + bought >= added && left + bought <= added + maybeAdded;
    return [
      ...(fits
        ? []
        : [
            `N6: ${userID} added ${added} to ${added + maybeAdded} of ${productID}, bought ${bought}, has ${left}`,
          ]),
      ...unmarked.map(({ _id }) => `N3: the cart of ${userID} was not cleared of ${_id}`),
    ];
  });
}

function lostOrders({ orders }: Evidence, histories: readonly History[]): string[] {
  const known = new Set(orders.map(({ _id }) => _id));
  return histories
    .flatMap((history) => [...history.orders])
    .filter((id) => !known.has(id))
    .map((id) => `order ${id} was told of and is lost`);
}
