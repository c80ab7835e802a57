import type { ProductState } from '@shop/contracts';
import {
  defaultSizes,
  oneSize,
  type CollectionId,
  type MeasureBounds,
  type OwnMeasures,
  type Pieces,
  type ProductCategory,
  type ProductKind,
} from '@shop/shop-rules';
import type { VatClass } from '@shop/money';
import type { ShownPrice } from './price-history.ts';
import type { PricePlan } from './price-plan.ts';
import type { SaleEntry } from './sale.ts';
import type { Ledger } from './stock-ledger.ts';

/** Stock reserved for an order's generation; its buyer's cart may still use it until the order withholds it. */
export type Hold = { quantity: number; generation: number; buyerId?: string; bySize: Pieces };

/** Decision 0070. */
export type Places = Hold & { days: number; paidAt?: Date };

/** `stock` is available stock, without holds. */
export type StoredProduct = {
  _id: string;
  slug?: string;
  /** Slug of a deleted product, for restoring it. */
  slugBefore?: string;
  title: string;
  description: string;
  kategoria: ProductCategory;
  kokoelmat: CollectionId | '';
  material: string;
  fibres: { name: string; share: number }[];
  care: string[];
  images: string[];
  imageTexts: string[];
  imageColours: string[];
  /** Detail pictures that cannot be bought as a model; a URL also in `images` shows only there. */
  details: string[];
  detailTexts: string[];
  priceCents: number;
  salePriceCents: number | null;
  vatClass: VatClass;
  saleStart: Date | null;
  saleEnd: Date | null;
  sales: Record<string, SaleEntry>;
  /** Sale steps computed at each price edit; read through `pricedAt`. */
  plan: PricePlan;
  /** Written in the same update as the price. */
  prices: ShownPrice[];
  lowestCents: number | null;
  stock: number;
  /** `stock` by size; keys are `sizes`. Write single sizes only: MongoDB compares whole objects by key order. */
  pieces?: Pieces;
  holds: Record<string, Hold>;
  /** Highest freed generation by order, so that a delayed reservation takes nothing. */
  freed: Record<string, { generation: number; at: Date }>;
  sold: Record<string, { quantity: number; at: Date; bySize: Pieces }>;
  /** Sum of older `sold` entries. */
  soldBefore: number;
  /** By UTC day; pieces returned while the sale is in `sold` are taken off. */
  soldByDay?: Record<string, number>;
  soldRecently?: number;
  returned: Record<string, number>;
  received: number;
  ledger: Ledger;
  sizes: string[];
  kind: ProductKind | '';
  measures: OwnMeasures | null;
  dimensions: string;
  makersNote: { words: string; who: string } | null;
  goesWith: string[];
  manufacturer: { name: string; address: string; email: string } | null;
  identifier: string;
  warnings: string;
  colours: string[];
  madeToOrder?: boolean;
  toOrder?: { daysOfWork: number; maxQueue: number; measures?: MeasureBounds[] | undefined } | null;
  places?: Record<string, Places>;
  /** Sums of `places`. */
  queue?: { places: number; days: number };
  state: ProductState;
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Database time of the last write that shoppers may see, holds included. */
  changedAt: Date;
  version: number;
};

export type ShownProduct = Omit<
  StoredProduct,
  | 'holds'
  | 'places'
  | 'freed'
  | 'sold'
  | 'soldBefore'
  | 'soldByDay'
  | 'returned'
  | 'received'
  | 'ledger'
  | 'prices'
>;

const categoriesWithoutSizes: readonly ProductCategory[] = ['korut', 'laukut', 'koti', 'langat'];

export function sizesOf({ sizes, kategoria }: Pick<StoredProduct, 'sizes' | 'kategoria'>): string[] {
  if (sizes.length > 0) return sizes;
  return categoriesWithoutSizes.includes(kategoria) ? [oneSize] : [...defaultSizes];
}
