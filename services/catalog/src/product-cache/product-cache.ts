import { sizesInStock } from '@shop/contracts';
import {
  isListed,
  listSorts,
  orders,
  type ListQuery,
  type ListSort,
  type ProductGroup,
} from '../domain/listing.ts';
import type { ShownProduct } from '../domain/product.ts';

export type ProductCache = ReturnType<typeof createProductCache>;

/**
 * The published products in this process's memory, so that a list, a product and a search cost no reading of
 * documents. The database stays the truth: `refreshProductCache` compares before every answer. Memory bounds it: a product
 * takes about 5 kB, so ten thousand take 50 MB.
 */
export function createProductCache() {
  const changes = new Map<string, number>();
  const shown = new Map<string, ShownProduct>();
  const ordered = new Map<ListSort, string[]>();
  let groups: ProductGroup[] | undefined;

  const idsIn = (sort: ListSort): string[] => {
    const known = ordered.get(sort);
    if (known) return known;
    const ids = [...shown.values()].toSorted(orders[sort]).map(({ _id }) => _id);
    ordered.set(sort, ids);
    return ids;
  };

  return {
    has: (id: string, changedAt: Date): boolean => changes.get(id) === changedAt.getTime(),

    /** Takes over a product as it is now. Only an edit moves it in a list; a hold changes its stock alone. */
    put(product: ShownProduct): void {
      const before = shown.get(product._id);
      const isShown = product.state === 'published' && product.deletedAt === null;
      changes.set(product._id, product.changedAt.getTime());
      if (isShown) shown.set(product._id, product);
      else shown.delete(product._id);
      groups = undefined;
      if (before?.version !== product.version || !isShown) for (const sort of listSorts) ordered.delete(sort);
    },

    find: (id: string): ShownProduct | null => shown.get(id) ?? null,

    /** Those of these products that are shown, in the same order. */
    findMany: (ids: readonly string[]): ShownProduct[] => ids.flatMap((id) => shown.get(id) ?? []),

    list(query: ListQuery): { products: ShownProduct[]; total: number } {
      const listed = idsIn(query.sort)
        .map((id) => shown.get(id) as ShownProduct)
        .filter((product) => isListed(product, query));
      return { products: listed.slice(query.skip, query.skip + query.limit), total: listed.length };
    },

    /** The products, counted by what a list is filtered by. */
    groups(): ProductGroup[] {
      if (groups) return groups;
      const counted = new Map<string, ProductGroup>();
      for (const product of shown.values()) {
        const { kategoria, kokoelmat } = product;
        const sizes = sizesInStock(product);
        const key = [kategoria, kokoelmat, ...sizes].join(' ');
        const group = counted.get(key) ?? { kategoria, kokoelmat, sizes, count: 0 };
        group.count += 1;
        counted.set(key, group);
      }
      groups = [...counted.values()];
      return groups;
    },
  };
}
