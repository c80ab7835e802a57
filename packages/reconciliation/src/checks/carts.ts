import { isSameModel } from '@shop/shop-rules';
import type { Snapshot } from '../snapshot.ts';
import type { Cart, Order } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { isImported, latest } from '../money-of.ts';

/** Paid lines left the cart once and were not sold before. */
export function checkCarts({ carts, orders, users }: Snapshot): Finding[] {
  const byUser = new Map(carts.map((cart) => [cart._id, cart]));
  const confirmed = [...orders.values()].filter(
    (order) => order.confirmedAt !== null && !order.manual && !isImported(order),
  );
  return [
    ...confirmed.flatMap((order) => cleared(order, byUser.get(order.userID), users)),
    ...[...Map.groupBy(confirmed, ({ userID }) => userID)].flatMap(([userID, own]) =>
      soldTwice(own, byUser.get(userID)),
    ),
    ...carts.flatMap((cart) => marksOf(cart, orders)),
    ...carts.flatMap(linesOf),
  ];
}

const finding = (
  orderID: string,
  touchedAt: Date | null,
  details: Pick<Finding, 'says' | 'mend'>,
): Finding => ({
  rule: 'carts',
  subject: ofOrder(orderID),
  touchedAt,
  ...details,
});

function cleared(
  { _id, userID, confirmedAt, updatedAt }: Order,
  cart: Cart | undefined,
  users: ReadonlySet<string>,
): Finding[] {
  // Deleting an account deletes its cart.
  if (!cart && !users.has(userID)) return [];
  if (cart?.applied[_id]) return [];
  const says = `it is confirmed, but its lines are still in the cart of ${userID}`;
  return [finding(_id, latest(confirmedAt, updatedAt), { says, mend: mends.cart })];
}

/**
 * Finds a second order from a cart that still held the first's lines. Compares cart versions: the services' clocks
 * differ.
 */
function soldTwice(orders: Order[], cart: Cart | undefined): Finding[] {
  const inTurn = orders.toSorted(
    (one, other) => one.cartVersion - other.cartVersion || one.counter - other.counter,
  );
  return inTurn.flatMap((second, index) =>
    inTurn.slice(0, index).flatMap((first) => {
      if (!isStillIn(first, second.cartVersion, cart) || !sharesLine(first, second)) return [];
      const says = `it sold again the lines of order ${first._id} that were still in the cart`;
      return [finding(second._id, null, { says, mend: mends.refund })];
    }),
  );
}

function isStillIn({ _id, cartVersion }: Order, version: number, cart: Cart | undefined): boolean {
  if (cartVersion === version || !cart?.applied[_id]) return true;
  return (cart.appliedIn[_id] ?? 0) > version;
}

function sharesLine(one: Order, other: Order): boolean {
  return one.lines.some((line) =>
    other.lines.some(
      (each) =>
        each.productID === line.productID &&
        each.size === line.size &&
        each.customID === line.customID &&
        isSameModel(each, line),
    ),
  );
}

/** Every mark belongs to a confirmed order. */
function marksOf({ _id, applied }: Cart, orders: Snapshot['orders']): Finding[] {
  return Object.entries(applied).flatMap(([orderID, at]) => {
    const order = orders.get(orderID);
    if (order?.confirmedAt) return [];
    const says = `the cart of ${_id} was cleared of it, but ${order ? 'it is not confirmed' : 'it does not exist'}`;
    return [finding(orderID, latest(at, order?.updatedAt), { says, mend: mends.person })];
  });
}

function linesOf({ _id, lines }: Cart): Finding[] {
  return Object.entries(lines)
    .filter(([, { quantity }]) => !Number.isInteger(quantity) || quantity < 1)
    .map(([key, { quantity }]) => ({
      rule: 'carts',
      subject: `cart ${_id}`,
      says: `${key} is in it ${quantity} times`,
      mend: mends.person,
      touchedAt: null,
    }));
}
