import { MAX_UNPAGED, pagingSchema } from '@shop/contracts';
import { parseInput, ShopError } from '@shop/service-kit';
import { orderSorts, type OrderListQuery, type OrderSort } from '../domain/order-list-query.ts';

const PAGE = 24;

type ListPart = Pick<OrderListQuery, 'sort' | 'ascending' | 'skip' | 'limit'>;

/**
 * A leading '-' in `sort` reverses the order.
 * @throws `invalid-input`
 */
export function parseListQuery(query: unknown): ListPart {
  const { page, limit, sort = '-orderDate' } = parseInput(pagingSchema, query);
  const size = limit ?? (page === undefined ? MAX_UNPAGED : PAGE);
  return { ...parseSort(sort), skip: ((page ?? 1) - 1) * size, limit: size };
}

export function parseSort(sort: string): Pick<ListPart, 'sort' | 'ascending'> {
  const ascending = !sort.startsWith('-');
  const field = ascending ? sort : sort.slice(1);
  if (!Object.hasOwn(orderSorts, field)) {
    throw new ShopError({ code: 'invalid-input', errors: { sort: 'Tuntematon järjestys.' } });
  }
  return { sort: field as OrderSort, ascending };
}
