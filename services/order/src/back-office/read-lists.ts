import type { AccountlessBuyer, BuyerFigures, SalesFigures } from '@shop/contracts';
import type { OrderListQuery } from '../domain/order-list-query.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { BackOfficeDeps } from './deps.ts';

type Page = { skip: number; limit: number };

export function listOrders(
  { lists }: Pick<BackOfficeDeps, 'lists'>,
  query: OrderListQuery,
): Promise<{ orders: StoredOrder[]; total: number }> {
  return lists.list(query);
}

export function readSales(
  { sales }: Pick<BackOfficeDeps, 'sales'>,
  range: { from?: Date; to?: Date },
): Promise<SalesFigures> {
  return sales.figures(range);
}

export function readBuyerFigures(
  { buyerFigures }: Pick<BackOfficeDeps, 'buyerFigures'>,
  userIDs: string[],
): Promise<BuyerFigures[]> {
  return buyerFigures.ofUsers(userIDs);
}

export function listAccountlessBuyers(
  { buyerFigures }: Pick<BackOfficeDeps, 'buyerFigures'>,
  words: string,
  page: Page,
): Promise<{ buyers: AccountlessBuyer[]; total: number }> {
  return buyerFigures.accountless(words, page);
}
