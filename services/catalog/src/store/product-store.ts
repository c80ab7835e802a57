import type { ProductLookupInput } from '@shop/contracts';
import { uploadUrl, uploadUrlPattern } from '@shop/shop-rules';
import { withEvent, type NewEvent } from '@shop/events';
import { isDuplicateKey, ShopError, trusted, withRequestId } from '@shop/service-kit';
import type { Connection, mongo } from 'mongoose';
import type { LookedUpProduct } from '../domain/own-holds.ts';
import type { ShownProduct, StoredProduct } from '../domain/product.ts';
import type { ShownPrice } from '../domain/price-history.ts';
import type { Movement } from '../domain/stock-ledger.ts';
import { adminFilter, type AdminFilter } from './admin-filter.ts';
import { adminSort, type AdminSort } from './admin-sort.ts';
import { inside } from './inside-fields.ts';
import { lookupFields } from './lookup-fields.ts';
import { CHANGES, productModel } from './product-model.ts';

type Page = { products: ShownProduct[]; total: number };
/** Applies only while the `seen` values still hold; null means absent. */
export type GuardedEdit = {
  seen: Record<string, unknown>;
  present: string[];
  set: Record<string, unknown>;
  unset: string[];
  movement?: Movement;
  event?: NewEvent;
};
type AdminListQuery = AdminFilter & {
  sort: AdminSort;
  skip: number;
  limit: number;
};

export type ProductStore = {
  insert: (product: StoredProduct) => Promise<void>;
  /** Includes drafts, excludes deleted products. */
  find: (id: string) => Promise<ShownProduct | null>;
  prices: (id: string) => Promise<ShownPrice[]>;
  changedSince: (since: Date) => Promise<Pick<StoredProduct, '_id' | 'changedAt'>[]>;
  findAny: (ids: string[]) => Promise<ShownProduct[]>;
  findByAssets: (assetIds: string[]) => Promise<Map<string, string>>;
  listForAdmin: (query: AdminListQuery) => Promise<Page>;
  stream: (query: AdminFilter & { sort: AdminSort }) => AsyncIterable<ShownProduct>;
  ownersOf: (slugs: string[]) => Promise<Map<string, string>>;
  /** @returns false when the guard failed @throws `slug-taken` */
  edit: (id: string, edit: GuardedEdit, now: Date) => Promise<boolean>;
  /** Soft-deletes and frees the slug. */
  hide: (id: string, now: Date) => Promise<boolean>;
  /** Undeletes; the slug returns if it is still free. */
  show: (id: string, event: NewEvent, now: Date) => Promise<boolean>;
  /** Buyable products at the current price; the buyer's own holds count as stock. */
  lookup: (input: ProductLookupInput) => Promise<LookedUpProduct[]>;
};

const slugTaken = (): ShopError =>
  new ShopError({ code: 'slug-taken', errors: { slug: 'Tunnus on jo käytössä.' } });

export async function openProductStore(connection: Connection, written: () => void): Promise<ProductStore> {
  const products = productModel(connection);
  await products.createIndexes();
  const documents = products.collection as unknown as mongo.Collection<StoredProduct>;
  return {
    insert: async ({ _id, changedAt: _changedAt, ...product }) => {
      try {
        const { movements } = product.ledger;
        const ledger = { ...product.ledger, movements: movements.map(withRequestId) };
        // No stored product lacks `changedAt`, so an existing id ends as a duplicate key.
        await documents.updateOne(
          { _id, changedAt: { $exists: false } },
          { $setOnInsert: { ...product, ledger }, $currentDate: { changedAt: true } },
          { upsert: true },
        );
        written();
      } catch (error) {
        throw isDuplicateKey(error) ? slugTaken() : error;
      }
    },
    find: (id) => products.findOne({ _id: id, deletedAt: null }, inside).lean<ShownProduct>().exec(),
    prices: async (id) => {
      const product = await products.findById(id, { prices: 1 }).lean<Pick<StoredProduct, 'prices'>>();
      return product?.prices ?? [];
    },
    changedSince: (since) =>
      products
        .find({ changedAt: trusted({ $gte: since }) }, { _id: 1, changedAt: 1 })
        .hint(CHANGES)
        .lean<Pick<StoredProduct, '_id' | 'changedAt'>[]>()
        .exec(),
    findAny: (ids) =>
      products
        .find({ _id: trusted({ $in: ids }) }, inside)
        .lean<ShownProduct[]>()
        .exec(),
    findByAssets: async (assetIds) => {
      if (assetIds.length === 0) return new Map();
      const urls = assetIds.map(uploadUrl);
      const found = await products
        .find(
          { $or: [{ images: trusted({ $in: urls }) }, { details: trusted({ $in: urls }) }], deletedAt: null },
          { images: 1, details: 1 },
        )
        .lean<Pick<StoredProduct, '_id' | 'images' | 'details'>[]>();
      return new Map(
        found.flatMap(({ _id, images, details }) =>
          [...images, ...details].map((url) => [uploadUrlPattern.exec(url)?.[1] ?? '', _id] as const),
        ),
      );
    },
    listForAdmin: async (query) => {
      const filter = adminFilter(query);
      const [found, total] = await Promise.all([
        products
          .find(filter, inside)
          .collation(finnish)
          .sort(adminSort(query.sort))
          .skip(query.skip)
          .limit(query.limit)
          .lean<ShownProduct[]>(),
        products.countDocuments(filter),
      ]);
      return { products: found, total };
    },
    stream: ({ sort, ...query }) =>
      products
        .find(adminFilter(query), inside)
        .collation(finnish)
        .sort(adminSort(sort))
        .allowDiskUse(true)
        .lean<ShownProduct[]>()
        .cursor() as AsyncIterable<ShownProduct>,
    ownersOf: async (slugs) => {
      const found = await products
        .find({ slug: trusted({ $in: slugs }) }, { slug: 1 })
        .lean<{ _id: string; slug: string }[]>();
      return new Map(found.map(({ _id, slug }) => [slug, _id]));
    },
    edit: async (_id, { seen, present, set, unset, movement, event }, now) => {
      const there = Object.fromEntries(present.map((path) => [path, trusted({ $ne: null })]));
      const change = movement?.change ?? 0;
      const update = {
        $set: { ...set, updatedAt: now },
        $inc: { version: 1, stock: change, received: change },
        ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map((path) => [path, 1])) } : {}),
        ...(movement ? { $push: { 'ledger.movements': withRequestId(movement) } } : {}),
        $currentDate: { changedAt: true },
      };
      const { matchedCount } = await products
        .updateOne({ _id, deletedAt: null, ...there, ...seen }, event ? withEvent(update, event) : update)
        .catch((error: unknown) => {
          throw isDuplicateKey(error) ? slugTaken() : error;
        });
      written();
      return matchedCount === 1;
    },
    hide: async (_id, now) => {
      const { matchedCount } = await products.updateOne(
        { _id, deletedAt: null },
        { $set: { deletedAt: now }, $rename: { slug: 'slugBefore' }, ...asNewVersion },
      );
      written();
      return matchedCount === 1;
    },
    show: async (_id, event, now) => {
      const back = async (slug: object) => {
        const { matchedCount } = await products.updateOne(
          { _id, deletedAt: trusted({ $ne: null }) },
          withEvent({ $set: { deletedAt: null, updatedAt: now }, ...slug, ...asNewVersion }, event),
        );
        return matchedCount === 1;
      };
      try {
        return await back({ $rename: { slugBefore: 'slug' } });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return await back({ $unset: { slugBefore: 1 } });
      } finally {
        written();
      }
    },
    lookup: async ({ ids, buyer }) => {
      const wanted = { _id: { $in: ids }, deletedAt: null, state: 'published' as const };
      const found = await documents.find(wanted, { projection: lookupFields(buyer) }).toArray();
      return found as unknown as LookedUpProduct[];
    },
  };
}

const asNewVersion = { $inc: { version: 1 }, $currentDate: { changedAt: true } } as const;
const finnish = { locale: 'fi' } as const;
