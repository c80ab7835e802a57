import { isSameModel } from '@shop/shop-rules';
import type { Books } from '../books.ts';
import type { Cart, Order } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { isImported, latest } from '../money-of.ts';

/** What was paid has left the cart, once, and was not sold a second time before it had. */
export function checkCarts({ carts, orders, users }: Books): Finding[] {
  const byUser = new Map(carts.map((cart) => [cart._id, cart]));
  const confirmed = [...orders.values()].filter((order) => order.confirmedAt !== null && !isImported(order));
  return [
    ...confirmed.flatMap((order) => cleared(order, byUser.get(order.userID), users)),
    ...[...Map.groupBy(confirmed, ({ userID }) => userID)].flatMap(([userID, own]) =>
      soldTwice(own, byUser.get(userID)),
    ),
    ...carts.flatMap((cart) => marksOf(cart, orders)),
    ...carts.flatMap(linesOf),
  ];
}

const finding = (orderID: string, touchedAt: Date | null, told: Pick<Finding, 'says' | 'mend'>): Finding => ({
  rule: 'carts',
  subject: ofOrder(orderID),
  touchedAt,
  ...told,
});

function cleared(
  { _id, userID, confirmedAt, updatedAt }: Order,
  cart: Cart | undefined,
  users: ReadonlySet<string>,
): Finding[] {
  // Who deletes the account takes the cart along.
  if (!cart && !users.has(userID)) return [];
  if (cart?.applied[_id]) return [];
  const says = `it is confirmed, but its lines have not left the cart of ${userID}`;
  return [finding(_id, latest(confirmedAt, updatedAt), { says, mend: mends.cart })];
}

/**
 * Two orders of the same thing, where the second was made of a cart that the first had not left yet. The cart's versions
 * tell, which only grow: the clocks of order and cart are not one.
 */
function soldTwice(orders: Order[], cart: Cart | undefined): Finding[] {
  const inTurn = orders.toSorted(
    (one, other) => one.cartVersion - other.cartVersion || one.counter - other.counter,
  );
  return inTurn.flatMap((second, place) =>
    inTurn.slice(0, place).flatMap((first) => {
      if (!isStillIn(first, second.cartVersion, cart) || !sharesLine(first, second)) return [];
      const says = `it sold again what order ${first._id} had sold and not left the cart yet`;
      return [finding(second._id, null, { says, mend: mends.refund })];
    }),
  );
}

/** Whether an order's lines were still in that version of the cart. */
function isStillIn({ _id, cartVersion }: Order, version: number, cart: Cart | undefined): boolean {
  if (cartVersion === version || !cart?.applied[_id]) return true;
  return (cart.appliedIn[_id] ?? 0) > version;
}

function sharesLine(one: Order, other: Order): boolean {
  return one.lines.some((line) =>
    other.lines.some(
      (each) => each.productID === line.productID && each.size === line.size && isSameModel(each, line),
    ),
  );
}

/** A mark is of an order that is confirmed. */
function marksOf({ _id, applied }: Cart, orders: Books['orders']): Finding[] {
  return Object.entries(applied).flatMap(([orderID, at]) => {
    const order = orders.get(orderID);
    if (order?.confirmedAt) return [];
    const says = `the cart of ${_id} was cleared of it, but ${order ? 'it is not confirmed' : 'nobody knows it'}`;
    return [finding(orderID, latest(at, order?.updatedAt), { says, mend: mends.person })];
  });
}

function linesOf({ _id, lines }: Cart): Finding[] {
  return Object.entries(lines)
    .filter(([, { qty }]) => !Number.isInteger(qty) || qty < 1)
    .map(([key, { qty }]) => ({
      rule: 'carts',
      subject: `cart ${_id}`,
      says: `${key} is in it ${qty} times`,
      mend: mends.person,
      touchedAt: null,
    }));
}
