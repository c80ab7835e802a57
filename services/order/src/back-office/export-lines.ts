import type { CsvCell } from '@shop/service-kit';
import type { OrderListQuery } from '../domain/order-list-query.ts';
import type { BackOfficeDeps } from './deps.ts';
import { buyerCells, orderCells } from './order-csv.ts';

export async function* orderLines(
  { lists }: Pick<BackOfficeDeps, 'lists'>,
  query: Omit<OrderListQuery, 'skip' | 'limit'>,
): AsyncGenerator<CsvCell[]> {
  for await (const order of lists.stream(query)) yield orderCells(order);
}

export async function* buyerLines(
  { buyerFigures }: Pick<BackOfficeDeps, 'buyerFigures'>,
  words: string,
): AsyncGenerator<CsvCell[]> {
  for await (const buyer of buyerFigures.streamAccountless(words)) yield buyerCells(buyer);
}
