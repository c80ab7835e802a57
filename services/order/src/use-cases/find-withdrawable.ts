import type { WithdrawalLookup } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { isOver, lastDay, withdrawablePieces } from '../domain/withdrawals.ts';

type FindDeps = Pick<OrderDeps, 'orders' | 'lists'>;
type Asked = WithdrawalLookup & { userID: string | undefined };

/** The end of an order's number as letters show it. */
const SHORT = 8;

/**
 * The order that somebody asks about, if they have shown that it is theirs: by their login, or by its number together
 * with the e-mail it was made with. An order that is not there and one of somebody else are refused alike.
 * @throws ShopError `withdrawal-unknown`
 */
export async function identifyOrder(deps: FindDeps, asked: Asked): Promise<StoredOrder> {
  const order = (await ownOrder(deps, asked)) ?? (await orderByEmail(deps, asked));
  if (!order) throw new ShopError({ code: 'withdrawal-unknown' });
  return order;
}

/**
 * An order that can be withdrawn from, for whoever has shown that it is theirs.
 * @throws ShopError `withdrawal-unknown`, `withdrawal-over`, `withdrawal-nothing`
 */
export async function findWithdrawable(
  deps: FindDeps & Pick<OrderDeps, 'now'>,
  asked: Asked,
): Promise<StoredOrder> {
  const order = await identifyOrder(deps, asked);
  assertWithdrawable(order, deps.now());
  return order;
}

/** @throws ShopError `withdrawal-over`, `withdrawal-nothing` */
export function assertWithdrawable(order: StoredOrder, now: Date): void {
  if (isOver(order, now)) {
    const [year, month, day] = (lastDay(order) ?? '').split('-').map(Number);
    throw new ShopError({
      code: 'withdrawal-over',
      message: `Peruuttamisaika päättyi ${day}.${month}.${year}.`,
    });
  }
  if (withdrawablePieces(order).every((pieces) => pieces === 0))
    throw new ShopError({ code: 'withdrawal-nothing' });
}

async function ownOrder({ orders }: FindDeps, { orderID, userID }: Asked): Promise<StoredOrder | null> {
  if (userID === undefined) return null;
  const order = await orders.find(orderID);
  return order?.placedAt && order.userID === userID ? order : null;
}

async function orderByEmail({ lists }: FindDeps, { orderID, email }: Asked): Promise<StoredOrder | null> {
  const number = orderID.trim().toLowerCase();
  if (!email || number.length < SHORT) return null;
  const orders = await lists.ofEmail(email);
  return orders.find(({ _id }) => _id.endsWith(number)) ?? null;
}
