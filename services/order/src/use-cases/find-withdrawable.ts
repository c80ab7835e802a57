import { errorCodes, type WithdrawalLookup } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { IMPORTED, type StoredOrder } from '../domain/order.ts';
import { isOver, lastDay, withdrawablePieces } from '../domain/withdrawals.ts';
import { countGuess } from './count-guess.ts';
import { sendWithdrawalLink } from './send-withdrawal-link.ts';

type FindDeps = Pick<OrderDeps, 'orders' | 'lists' | 'guesses' | 'catalog' | 'events' | 'logger' | 'now'>;
/** `address`: where the question comes from. */
type Asked = WithdrawalLookup & { userID: string | undefined; address: string };

/** So many of the last characters of an order's id are enough to name it. */
const SHORT = 8;
/** More than one buyer's orders that a typed name could fit. */
const MAX_SOUGHT = 20;

/**
 * The order that somebody asks about, if they have shown that it is theirs: by their login, or by its number together
 * with the e-mail it was made with. An order that is not there and one of somebody else are refused alike.
 * @throws ShopError `withdrawal-unknown`; `withdrawal-by-letter` after too many wrong numbers for an e-mail
 */
export async function identifyOrder(deps: FindDeps, asked: Asked): Promise<StoredOrder> {
  const order = (await ownOrder(deps, asked)) ?? (await orderByEmail(deps, asked));
  if (!order) throw new ShopError({ code: 'withdrawal-unknown' });
  return order;
}

/**
 * An order that can be withdrawn from, for whoever has shown that it is theirs.
 * @throws ShopError as `identifyOrder`, and `withdrawal-over`, `withdrawal-elsewhere`, `withdrawal-nothing`
 */
export async function findWithdrawable(deps: FindDeps, asked: Asked): Promise<StoredOrder> {
  const order = await identifyOrder(deps, asked);
  assertWithdrawable(order, deps.now());
  return order;
}

/** @throws ShopError `withdrawal-over`, `withdrawal-elsewhere` for one of other books, `withdrawal-nothing` */
export function assertWithdrawable(order: StoredOrder, now: Date): void {
  if (isOver(order, now)) {
    const [year, month, day] = (lastDay(order) ?? '').split('-').map(Number);
    throw new ShopError({
      code: 'withdrawal-over',
      message: `Peruuttamisaika päättyi ${day}.${month}.${year}.`,
    });
  }
  if (order.paidBy === IMPORTED) throw new ShopError({ code: 'withdrawal-elsewhere' });
  if (withdrawablePieces(order).every((pieces) => pieces === 0))
    throw new ShopError({ code: 'withdrawal-nothing' });
}

async function ownOrder(deps: FindDeps, { orderID, userID }: Asked): Promise<StoredOrder | null> {
  if (userID === undefined) return null;
  const order = await deps.orders.find(orderID);
  if (order) return order.placedAt && order.userID === userID ? order : null;
  const called = calledBy(orderID);
  const paging = { sort: 'orderDate', ascending: false, skip: 0, limit: MAX_SOUGHT } as const;
  const { orders } = await deps.lists.list({ userID, words: orderID, ...paging });
  return orders.find(called) ?? null;
}

async function orderByEmail(deps: FindDeps, { orderID, email, address }: Asked): Promise<StoredOrder | null> {
  if (!email) return null;
  const orders = await deps.lists.ofEmail(email);
  const fromLetter = orders.find((order) => isFromLetter(order, orderID));
  if (fromLetter) return fromLetter;
  const { waitMs, isCompared, takeBack } = await countGuess(deps, email, address);
  const order = (isCompared && orders.find(calledBy(orderID))) || null;
  if (waitMs > 0) return answerByLetter(deps, order, waitMs);
  if (order) await takeBack();
  return order;
}

/**
 * Whoever is right has their own mailbox to go on by, and whoever is not hears the same: strangers who guess learn nothing,
 * and keep nobody from the way (decision 64).
 * @throws ShopError `withdrawal-by-letter`, always
 */
async function answerByLetter(deps: FindDeps, order: StoredOrder | null, waitMs: number): Promise<never> {
  const { seller } = await deps.catalog.settings();
  // After the answer, so that a right number takes no longer than a wrong one, and fails no other way.
  if (order) setImmediate(() => void sendWithdrawalLink(deps, order));
  throw new ShopError({
    code: 'withdrawal-by-letter',
    message: `${errorCodes['withdrawal-by-letter'].message} Voit myös kirjautua sisään tai kirjoittaa osoitteeseen ${seller.email}.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** The whole id stands in the order's letters alone, and nobody guesses it; that of other books follows from their number. */
function isFromLetter({ _id, paidBy }: StoredOrder, typed: string): boolean {
  return _id === typed.trim().toLowerCase() && paidBy !== IMPORTED;
}

/** Whether somebody means an order by what they typed: its number, or its id or the end of that. */
function calledBy(typed: string): (order: StoredOrder) => boolean {
  const name = typed.trim().toLowerCase();
  return ({ _id, number }) => number.toLowerCase() === name || (name.length >= SHORT && _id.endsWith(name));
}
