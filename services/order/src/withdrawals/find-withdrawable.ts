import type { WithdrawalLookup } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { WithdrawalDeps } from './deps.ts';
import { calledBy } from '../domain/called-by.ts';
import { PAID_BY_IMPORT, type StoredOrder } from '../domain/order.ts';
import { isPeriodOver, lastDay, withdrawablePieces } from '../domain/after-sales/withdrawals.ts';
import { findByLink } from '../use-cases/order-link.ts';
import { sendWithdrawalLink } from './send-withdrawal-link.ts';

type Lookup = WithdrawalLookup & { userID: string | undefined };

const MAX_SOUGHT = 20;
/** Numbers compared for one email address a day. */
const MAX_COMPARED = 60;

/**
 * The order of a buyer proven by login or by an email link.
 * @throws `withdrawal-unknown`, whether or not the order exists
 */
export async function identifyOrder(
  deps: WithdrawalDeps,
  lookup: Omit<Lookup, 'email'>,
): Promise<StoredOrder> {
  const order = (await ownOrder(deps, lookup)) ?? (lookup.token ? await findByLink(deps, lookup) : null);
  if (!order) throw new ShopError({ code: 'withdrawal-unknown' });
  return order;
}

/**
 * Number and email address prove nothing, since colleagues know them: they only have a link sent. Decision 0064.
 * @returns null where a link may be sent
 * @throws `withdrawal-unknown`, `withdrawal-over`, `withdrawal-elsewhere`, `withdrawal-nothing`
 */
export async function findWithdrawable(deps: WithdrawalDeps, lookup: Lookup): Promise<StoredOrder | null> {
  const own = await ownOrder(deps, lookup);
  if (!own && !lookup.token && lookup.email) {
    // After the answer, so that its time does not show whether the number was right.
    setImmediate(() => void linkByEmail(deps, lookup));
    return null;
  }
  const order = own ?? (await identifyOrder(deps, lookup));
  assertWithdrawable(order, deps.now());
  return order;
}

async function linkByEmail(deps: WithdrawalDeps, { orderID, email }: Lookup): Promise<void> {
  try {
    const { times } = await deps.guesses.count(['by email', email], deps.now());
    if (times > MAX_COMPARED) return;
    const order = (await deps.lists.ofEmail(email)).find(calledBy(orderID));
    if (order) await sendWithdrawalLink(deps, order);
  } catch (err) {
    deps.logger.error({ err }, 'a link to withdraw by could not be looked for');
  }
}

/** @throws `withdrawal-over`, `withdrawal-elsewhere`, `withdrawal-nothing` */
export function assertWithdrawable(order: StoredOrder, now: Date): void {
  if (isPeriodOver(order, now)) {
    const [year, month, day] = (lastDay(order) ?? '').split('-').map(Number);
    throw new ShopError({
      code: 'withdrawal-over',
      message: `Peruuttamisaika päättyi ${day}.${month}.${year}.`,
    });
  }
  if (order.paidBy === PAID_BY_IMPORT) throw new ShopError({ code: 'withdrawal-elsewhere' });
  if (withdrawablePieces(order).every((pieces) => pieces === 0))
    throw new ShopError({ code: 'withdrawal-nothing' });
}

async function ownOrder(
  deps: WithdrawalDeps,
  { orderID, userID }: Pick<Lookup, 'orderID' | 'userID'>,
): Promise<StoredOrder | null> {
  if (userID === undefined) return null;
  const order = await deps.orders.find(orderID);
  if (order) return order.placedAt && order.userID === userID ? order : null;
  const called = calledBy(orderID);
  const paging = { sort: 'orderDate', ascending: false, skip: 0, limit: MAX_SOUGHT } as const;
  const { orders } = await deps.lists.list({ userID, words: orderID, ...paging });
  return orders.find(called) ?? null;
}
