import { sizesInStock } from '@shop/shop-rules';
import {
  isListed,
  listSorts,
  orders,
  saleOptions,
  type ListQuery,
  type ListSort,
  type ProductGroup,
} from '../domain/listing.ts';
import { nextChange, pricedAt } from '../domain/price-plan.ts';
import { isProductId } from '../domain/product-id.ts';
import type { ShownProduct } from '../domain/product.ts';

/**
 * Two writes of one millisecond tell the same time of change. What was read between them looks known, so a change counts as
 * known only when it was read once more, so long after the first time.
 */
const SAME_MOMENT_MS = 50;

/**
 * A write is seen some time after the moment that the database wrote into it, and where another server takes over its clock may
 * be behind: so long after a change whatever is dated shortly before it is compared again.
 */
const OVERLAP_MS = 10_000;

/** What of a product was read last: as of which change, when it was read first and last. */
type Read = { changedAt: number; first: number; last: number };

export type ProductCache = ReturnType<typeof createProductCache>;

/**
 * The published products in this process's memory, so that a list, a product and a search cost no reading of
 * documents. The database stays the truth: `refreshProductCache` compares before every answer. Memory bounds it: a product
 * takes about 5 kB, so ten thousand take 50 MB.
 */
export function createProductCache() {
  const reads = new Map<string, Read>();
  /** As shoppers see them at the moment; of those whose price is to change also how they are stored. */
  const shown = new Map<string, ShownProduct>();
  const idBySlug = new Map<string, string>();
  const turning = new Map<string, { stored: ShownProduct; next: Date }>();
  const ordered = new Map<ListSort, string[]>();
  let groups: ProductGroup[] | undefined;
  /** The newest change that was compared, by the database's clock, and when that was, by this process's. */
  let newest = { changedAt: 0, comparedAt: 0 };

  const idsIn = (sort: ListSort): string[] => {
    const known = ordered.get(sort);
    if (known) return known;
    const ids = [...shown.values()].toSorted(orders[sort]).map(({ _id }) => _id);
    ordered.set(sort, ids);
    return ids;
  };

  const forget = (id: string): void => {
    const slug = shown.get(id)?.slug;
    // Another product may have taken the slug before this one is read without it.
    if (slug && idBySlug.get(slug) === id) idBySlug.delete(slug);
    shown.delete(id);
    turning.delete(id);
  };
  const price = (stored: ShownProduct, now: Date): void => {
    forget(stored._id);
    shown.set(stored._id, pricedAt(stored, now));
    if (stored.slug) idBySlug.set(stored.slug, stored._id);
    const next = nextChange(stored, now);
    if (next) turning.set(stored._id, { stored, next });
  };

  return {
    /** Whether a change is here, and no other one of its millisecond can have come after it was read. */
    has(id: string, changedAt: Date): boolean {
      const read = reads.get(id);
      return read?.changedAt === changedAt.getTime() && read.last - read.first >= SAME_MOMENT_MS;
    },

    /**
     * Takes over a product as it is now. An edit moves it in a list, and so does a step of its price that has come since; a
     * hold changes its stock alone.
     */
    put(product: ShownProduct, now: Date): void {
      const before = shown.get(product._id);
      const isShown = product.state === 'published' && product.deletedAt === null;
      const changedAt = product.changedAt.getTime();
      const last = now.getTime();
      const known = reads.get(product._id);
      const first = known?.changedAt === changedAt ? known.first : last;
      reads.set(product._id, { changedAt, first, last });
      if (isShown) price(product, now);
      else forget(product._id);
      groups = undefined;
      const isPriceKept = before?.salePriceCents === shown.get(product._id)?.salePriceCents;
      if (before?.version !== product.version || !isPriceKept || !isShown)
        for (const sort of listSorts) ordered.delete(sort);
    },

    /**
     * From when on changes have to be compared. All are dated by the database, so what this process's clock shows is no
     * bound: it only tells how long ago the newest came.
     */
    comparedFrom(now: Date): Date {
      const age = now.getTime() - newest.comparedAt;
      return new Date(newest.changedAt - (age > OVERLAP_MS ? 0 : OVERLAP_MS));
    },

    /** Everything that has changed since `comparedFrom` is in this memory now. */
    compared(changes: { changedAt: Date }[], now: Date): void {
      const comparedAt = now.getTime();
      for (const { changedAt } of changes)
        if (changedAt.getTime() > newest.changedAt) newest = { changedAt: changedAt.getTime(), comparedAt };
    },

    /** Lets the prices be those of this moment: a sale begins and ends without a write. */
    turn(now: Date): void {
      const due = [...turning.values()].filter(({ next }) => next <= now);
      if (due.length === 0) return;
      for (const { stored } of due) price(stored, now);
      groups = undefined;
      for (const sort of listSorts) ordered.delete(sort);
    },

    /** Text that has the form of an id is read as an id alone. */
    find: (idOrSlug: string): ShownProduct | null =>
      shown.get(isProductId(idOrSlug) ? idOrSlug : (idBySlug.get(idOrSlug) ?? '')) ?? null,

    /** Those of these products that are shown, in the same order. */
    findMany: (ids: readonly string[]): ShownProduct[] => ids.flatMap((id) => shown.get(id) ?? []),

    list(query: ListQuery): { products: ShownProduct[]; total: number } {
      const listed = idsIn(query.sort)
        .map((id) => shown.get(id) as ShownProduct)
        .filter((product) => isListed(product, query));
      return { products: listed.slice(query.skip, query.skip + query.limit), total: listed.length };
    },

    /** Those whose sale holds now, the newest first. */
    onSale: (): ShownProduct[] =>
      idsIn('newest').flatMap((id) => {
        const product = shown.get(id);
        return product && product.salePriceCents !== null ? [product] : [];
      }),

    /** The products, counted by what a list is filtered by. */
    groups(): ProductGroup[] {
      if (groups) return groups;
      const counted = new Map<string, ProductGroup>();
      for (const product of shown.values()) {
        const { kategoria, kokoelmat } = product;
        const sizes = sizesInStock(product);
        const sales = saleOptions(product);
        const key = [kategoria, kokoelmat, ...sales, ...sizes].join(' ');
        const group = counted.get(key) ?? { kategoria, kokoelmat, sizes, sales, count: 0 };
        group.count += 1;
        counted.set(key, group);
      }
      groups = [...counted.values()];
      return groups;
    },
  };
}
