import type { ProductSnapshot } from '@shop/contracts';
import { isDuplicateKey, ShopError, trusted } from '@shop/service-kit';
import type { Connection, QueryFilter, SortOrder } from 'mongoose';
import type { ListQuery, ListSort, ProductGroup } from '../domain/listing.ts';
import type { SearchedProduct, ShownProduct, StoredProduct } from '../domain/product.ts';
import { productModel } from './product-model.ts';

type Filter = QueryFilter<StoredProduct>;
export type Page = { products: ShownProduct[]; total: number };
/** A guarded edit: it takes effect only if the seen values still stand. */
export type GuardedEdit = {
  seen: Partial<Pick<StoredProduct, 'version' | 'stock' | 'priceCents' | 'salePriceCents'>>;
  set: Partial<StoredProduct>;
  receivedMore: number;
};
export type AdminListQuery = {
  ids?: string[];
  words?: string;
  kategoria?: string[];
  kokoelmat?: string[];
  state?: string;
  stock?: 'low' | 'out';
  sort: { field: string; ascending: boolean };
  skip: number;
  limit: number;
};

export type ProductStore = {
  /** @throws ShopError `slug-taken` */
  insert: (product: StoredProduct) => Promise<void>;
  /** A product that is not deleted, drafts included. */
  find: (id: string) => Promise<ShownProduct | null>;
  findPublished: (id: string) => Promise<ShownProduct | null>;
  list: (query: ListQuery) => Promise<Page>;
  /** The published products, counted by what the list is filtered by. */
  countGroups: () => Promise<ProductGroup[]>;
  /** The published ones of these, in no order. */
  findMany: (ids: string[]) => Promise<ShownProduct[]>;
  /** Which products were written since, hidden ones too. */
  changedSince: (since: Date) => Promise<Pick<StoredProduct, '_id' | 'version'>[]>;
  /** What a search reads of these products, hidden ones too. */
  forSearch: (ids: string[]) => Promise<SearchedProduct[]>;
  listForAdmin: (query: AdminListQuery) => Promise<Page>;
  /** @returns whether the guard held */
  edit: (id: string, edit: GuardedEdit, now: Date) => Promise<boolean>;
  hide: (id: string, now: Date) => Promise<boolean>;
  lookup: (ids: string[]) => Promise<Omit<ProductSnapshot, 'placeholder'>[]>;
};

const inside = { holds: 0, sold: 0, soldBefore: 0, received: 0 } as const;
const searched = {
  title: 1,
  kategoria: 1,
  kokoelmat: 1,
  material: 1,
  fibres: 1,
  description: 1,
  state: 1,
  deletedAt: 1,
  createdAt: 1,
  version: 1,
} as const;
const published = { deletedAt: null, state: 'published' } as const;
const LOW_STOCK = 10;

const sorts: Record<ListSort, Record<string, SortOrder>> = {
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { soldFor: 1, _id: 1 },
  'price-desc': { soldFor: -1, _id: 1 },
  name: { title: 1, _id: 1 },
};
const adminFields: Record<string, string> = { id: '_id', price: 'priceCents', salePrice: 'salePriceCents' };
const sortable = [
  '_id',
  'title',
  'kategoria',
  'kokoelmat',
  'priceCents',
  'salePriceCents',
  'stock',
  'state',
  'createdAt',
  'updatedAt',
];

export async function openProductStore(connection: Connection): Promise<ProductStore> {
  const products = productModel(connection);
  await products.createIndexes();
  return {
    insert: async (product) => {
      try {
        await products.collection.insertOne(product as never);
      } catch (error) {
        if (isDuplicateKey(error))
          throw new ShopError({ code: 'slug-taken', errors: { slug: 'Tunnus on jo käytössä.' } });
        throw error;
      }
    },
    find: (id) => products.findOne({ _id: id, deletedAt: null }, inside).lean<ShownProduct>().exec(),
    findPublished: (id) =>
      products
        .findOne({ _id: id, ...published }, inside)
        .lean<ShownProduct>()
        .exec(),
    list: async (query) => {
      const filter = listFilter(query);
      const [found, total] = await Promise.all([
        query.sort === 'newest'
          ? products
              .find(filter, inside)
              .sort(sorts.newest)
              .skip(query.skip)
              .limit(query.limit)
              .lean<ShownProduct[]>()
          : sortedBy(query, filter),
        products.countDocuments(filter),
      ]);
      return { products: found, total };
    },
    countGroups: async () => {
      const alike = {
        kategoria: '$kategoria',
        kokoelmat: '$kokoelmat',
        sizes: '$sizes',
        inStock: { $gt: ['$stock', 0] },
      };
      const counts = await products.aggregate<{ _id: Omit<ProductGroup, 'count'>; count: number }>([
        { $match: published },
        { $group: { _id: alike, count: { $sum: 1 } } },
      ]);
      return counts.map(({ _id, count }) => ({ ..._id, count }));
    },
    findMany: (ids) =>
      products
        .find({ _id: trusted({ $in: ids }), ...published }, inside)
        .lean<ShownProduct[]>()
        .exec(),
    changedSince: (since) =>
      products
        .find({ updatedAt: trusted({ $gte: since }) }, { _id: 1, version: 1 })
        .hint({ updatedAt: 1, _id: 1, version: 1 })
        .lean<Pick<StoredProduct, '_id' | 'version'>[]>()
        .exec(),
    forSearch: (ids) =>
      products
        .find({ _id: trusted({ $in: ids }) }, searched)
        .lean<SearchedProduct[]>()
        .exec(),
    listForAdmin: async (query) => {
      const filter = adminFilter(query);
      const field = adminFields[query.sort.field] ?? query.sort.field;
      const order: SortOrder = query.sort.ascending ? 1 : -1;
      const sort: Record<string, SortOrder> = sortable.includes(field)
        ? { [field]: order, _id: order }
        : sorts.newest;
      const [found, total] = await Promise.all([
        products
          .find(filter, inside)
          .collation(finnish)
          .sort(sort)
          .skip(query.skip)
          .limit(query.limit)
          .lean<ShownProduct[]>(),
        products.countDocuments(filter),
      ]);
      return { products: found, total };
    },
    edit: async (_id, { seen, set, receivedMore }, now) => {
      const { matchedCount } = await products.updateOne(
        { _id, deletedAt: null, ...seen },
        { $set: { ...set, updatedAt: now }, $inc: { version: 1, received: receivedMore } },
      );
      return matchedCount === 1;
    },
    hide: async (_id, now) => {
      const { matchedCount } = await products.updateOne(
        { _id, deletedAt: null },
        { $set: { deletedAt: now, updatedAt: now }, $unset: { slug: 1 }, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    },
    lookup: (ids) =>
      products
        .find(
          { _id: trusted({ $in: ids }), ...published },
          { title: 1, images: 1, priceCents: 1, salePriceCents: 1, stock: 1, sizes: 1 },
        )
        .lean<Awaited<ReturnType<ProductStore['lookup']>>>()
        .exec(),
  };

  /** By the price that is paid, or by the name in Finnish order: neither has a field of its own to sort by. */
  function sortedBy(query: ListQuery, filter: Filter): Promise<ShownProduct[]> {
    return products
      .aggregate<ShownProduct>([
        { $match: filter },
        { $addFields: { soldFor: { $ifNull: ['$salePriceCents', '$priceCents'] } } },
        { $sort: sorts[query.sort] as Record<string, 1 | -1> },
        { $skip: query.skip },
        { $limit: query.limit },
        { $project: { ...inside, soldFor: 0 } },
      ])
      .collation(finnish)
      .exec();
  }
}

const finnish = { locale: 'fi' } as const;

function listFilter({
  kategoria,
  kokoelmat,
  koko,
}: Pick<ListQuery, 'kategoria' | 'kokoelmat' | 'koko'>): Filter {
  return {
    ...published,
    ...(kategoria ? { kategoria: trusted({ $in: kategoria }) } : {}),
    ...(kokoelmat ? { kokoelmat: trusted({ $in: kokoelmat }) } : {}),
    ...(koko ? { sizes: trusted({ $in: koko }), stock: trusted({ $gt: 0 }) } : {}),
  } as Filter;
}

/** A pattern that matches the word as it is written, whatever signs it holds. */
const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A word may stand in any of the fields that describe the product. */
function wordFilter(word: string): Filter {
  const pattern = trusted({ $regex: literal(word), $options: 'i' });
  return {
    $or: ['title', 'description', 'material', 'kategoria'].map((field) => ({ [field]: pattern })),
  };
}

function adminFilter({ ids, words, kategoria, kokoelmat, state, stock }: AdminListQuery): Filter {
  const wordFilters = (words ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 6).map(wordFilter);
  return {
    deletedAt: null,
    ...(ids ? { _id: trusted({ $in: ids }) } : {}),
    ...(kategoria ? { kategoria: trusted({ $in: kategoria }) } : {}),
    ...(kokoelmat ? { kokoelmat: trusted({ $in: kokoelmat }) } : {}),
    ...(state ? { state } : {}),
    ...(stock === 'out' ? { stock: 0 } : {}),
    ...(stock === 'low' ? { stock: trusted({ $gt: 0, $lt: LOW_STOCK }) } : {}),
    ...(wordFilters.length > 0 ? { $and: wordFilters } : {}),
  } as Filter;
}
