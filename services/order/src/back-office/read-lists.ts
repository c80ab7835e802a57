import type { AccountlessBuyer, BuyerFigures, SalesFigures } from '@shop/contracts';
import type { OrderListQuery } from '../domain/order-list-query.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { BackOfficeDeps } from './deps.ts';

type Page = { skip: number; limit: number };

/** A page of the placed orders that a query means. */
export function listOrders(
  { lists }: Pick<BackOfficeDeps, 'lists'>,
  query: OrderListQuery,
): Promise<{ orders: StoredOrder[]; total: number }> {
  return lists.list(query);
}

/** What was sold in a range of time. */
export function readSales(
  { sales }: Pick<BackOfficeDeps, 'sales'>,
  range: { from?: Date; to?: Date },
): Promise<SalesFigures> {
  return sales.figures(range);
}

/** What the orders of these accounts come to; accounts without orders are left out. */
export function readBuyerFigures(
  { buyerFigures }: Pick<BackOfficeDeps, 'buyerFigures'>,
  userIDs: string[],
): Promise<BuyerFigures[]> {
  return buyerFigures.ofUsers(userIDs);
}

/** A page of the buyers on orders without an account, the latest first. */
export function listAccountlessBuyers(
  { buyerFigures }: Pick<BackOfficeDeps, 'buyerFigures'>,
  words: string,
  page: Page,
): Promise<{ buyers: AccountlessBuyer[]; total: number }> {
  return buyerFigures.accountless(words, page);
}
