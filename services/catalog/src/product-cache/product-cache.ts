import {
  compareBy,
  countFacets,
  excludedBy,
  listOptions,
  listSorts,
  type Facets,
  type ListOptions,
  type ListQuery,
  type ListSort,
} from '../domain/listing.ts';
import { nextPriceChange, pricedAt } from '../domain/price-plan.ts';
import { isProductId } from '../domain/product-id.ts';
import type { ShownProduct } from '../domain/product.ts';

/**
 * Writes of one millisecond share their `changedAt`, so a change is trusted only after a second read this much later.
 */
const SAME_MOMENT_MS = 50;

/** Writes become visible late, and a new primary's clock may be behind: compare this much before the newest change. */
const OVERLAP_MS = 10_000;

const MAX_KEPT_FACETS = 100;

type Read = { changedAt: number; first: number; last: number };

export type ProductCache = ReturnType<typeof createProductCache>;

/**
 * Published products in memory, so that reads cost no documents; about 5 kB each. `refreshProductCache` compares before
 * each answer.
 */
export function createProductCache() {
  const reads = new Map<string, Read>();
  /** Priced for the current moment; `turning` keeps the stored form of those whose price will change. */
  const shown = new Map<string, ShownProduct>();
  const idBySlug = new Map<string, string>();
  const turning = new Map<string, { stored: ShownProduct; next: Date }>();
  const ordered = new Map<ListSort, string[]>();
  const options = new Map<string, ListOptions>();
  /** By choice, until a product changes. */
  const facets = new Map<string, Facets>();
  /** `changedAt` by the database's clock, `comparedAt` by this process's. */
  let newest = { changedAt: 0, comparedAt: 0 };

  const idsIn = (sort: ListSort): string[] => {
    const cached = ordered.get(sort);
    if (cached) return cached;
    const ids = [...shown.values()].toSorted(compareBy[sort]).map(({ _id }) => _id);
    ordered.set(sort, ids);
    return ids;
  };

  const forget = (id: string): void => {
    const slug = shown.get(id)?.slug;
    if (slug && idBySlug.get(slug) === id) idBySlug.delete(slug);
    shown.delete(id);
    options.delete(id);
    turning.delete(id);
    facets.clear();
  };
  const price = (stored: ShownProduct, now: Date): void => {
    forget(stored._id);
    const priced = pricedAt(stored, now);
    shown.set(stored._id, priced);
    options.set(stored._id, listOptions(priced));
    if (stored.slug) idBySlug.set(stored.slug, stored._id);
    const next = nextPriceChange(stored, now);
    if (next) turning.set(stored._id, { stored, next });
  };

  return {
    /** False also while another write of the same millisecond may be missing. */
    has(id: string, changedAt: Date): boolean {
      const read = reads.get(id);
      return read?.changedAt === changedAt.getTime() && read.last - read.first >= SAME_MOMENT_MS;
    },

    /** A hold changes only stock, so it keeps the sorted lists; a sale changes one of them. */
    put(product: ShownProduct, now: Date): void {
      const before = shown.get(product._id);
      const isShown = product.state === 'published' && product.deletedAt === null;
      const changedAt = product.changedAt.getTime();
      const last = now.getTime();
      const earlier = reads.get(product._id);
      const first = earlier?.changedAt === changedAt ? earlier.first : last;
      reads.set(product._id, { changedAt, first, last });
      if (isShown) price(product, now);
      else forget(product._id);
      const isPriceKept = before?.salePriceCents === shown.get(product._id)?.salePriceCents;
      if (before?.version !== product.version || !isPriceKept || !isShown)
        for (const sort of listSorts) ordered.delete(sort);
      else if (before.soldRecently !== product.soldRecently) ordered.delete('popular');
    },

    /** Database time from which changes are compared; this process's clock only measures the newest one's age. */
    comparedFrom(now: Date): Date {
      const age = now.getTime() - newest.comparedAt;
      return new Date(newest.changedAt - (age > OVERLAP_MS ? 0 : OVERLAP_MS));
    },

    compared(changes: { changedAt: Date }[], now: Date): void {
      const comparedAt = now.getTime();
      for (const { changedAt } of changes)
        if (changedAt.getTime() > newest.changedAt) newest = { changedAt: changedAt.getTime(), comparedAt };
    },

    /** Applies sales that began or ended without a write. */
    turn(now: Date): void {
      const due = [...turning.values()].filter(({ next }) => next <= now);
      if (due.length === 0) return;
      for (const { stored } of due) price(stored, now);
      for (const sort of listSorts) ordered.delete(sort);
    },

    all: (): ShownProduct[] => [...shown.values()],

    /** Text in the form of an id is never a slug. */
    find: (idOrSlug: string): ShownProduct | null =>
      shown.get(isProductId(idOrSlug) ? idOrSlug : (idBySlug.get(idOrSlug) ?? '')) ?? null,

    *findMany(ids: readonly string[]): Generator<ShownProduct> {
      for (const id of ids) {
        const product = shown.get(id);
        if (product) yield product;
      }
    },

    list(query: ListQuery): { products: ShownProduct[]; total: number } {
      const groupsExcluding = excludedBy(query);
      const ids = idsIn(query.sort).filter(
        (id) => groupsExcluding(options.get(id) as ListOptions).length === 0,
      );
      const listed = ids.slice(query.skip, query.skip + query.limit);
      return { products: listed.map((id) => shown.get(id) as ShownProduct), total: ids.length };
    },

    facets({ sort: _sort, skip: _skip, limit: _limit, ...choice }: ListQuery): Facets {
      const key = JSON.stringify(choice);
      const kept = facets.get(key);
      if (kept) return kept;
      const counted = countFacets(options.values(), choice);
      if (facets.size >= MAX_KEPT_FACETS) facets.clear();
      facets.set(key, counted);
      return counted;
    },

    onSale: (): ShownProduct[] =>
      idsIn('newest').flatMap((id) => {
        const product = shown.get(id);
        return product && product.salePriceCents !== null ? [product] : [];
      }),
  };
}
