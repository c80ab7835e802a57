import type { ProductState } from '@shop/contracts';
import {
  defaultSizes,
  oneSize,
  type CategoryId,
  type CollectionId,
  type OwnMeasures,
  type Pieces,
  type ProductKind,
} from '@shop/shop-rules';
import type { VatClass } from '@shop/money';
import type { ShownPrice } from './price-history.ts';
import type { PricePlan } from './price-plan.ts';
import type { SaleEntry } from './sale.ts';
import type { Ledger } from './stock-ledger.ts';

/**
 * What a reservation holds: how many pieces, the generation of the order's attempt that took them, for whose cart they
 * still count as free, and how many of each size. Holds of an earlier version of the shop have neither of the last two:
 * they count as free for nobody, and end within the time that an unpaid order has.
 */
export type Hold = { quantity: number; generation: number; buyerId?: string; bySize?: Pieces };

/** A product as it is stored. `stock` is what can be sold now; money is integer cents. */
export type StoredProduct = {
  _id: string;
  slug?: string;
  /** A deleted product's, which another may have taken since. */
  slugBefore?: string;
  title: string;
  description: string;
  kategoria: CategoryId;
  kokoelmat: CollectionId | '';
  material: string;
  fibres: { name: string; share: number }[];
  care: string[];
  images: string[];
  imageTexts: string[];
  /** The colour of each image's model. Products of an earlier version have none of these three. */
  imageColours?: string[];
  /** Close-ups and other views. One that is a model as well, because an older client made it one, is shown as that alone. */
  details?: string[];
  detailTexts?: string[];
  priceCents: number;
  salePriceCents: number | null;
  /** Missing in products from before there were classes: general. */
  vatClass?: VatClass;
  /** When the product's own sale begins and ends; null, and absent in products of an earlier version, for no bound. */
  saleStart?: Date | null;
  saleEnd?: Date | null;
  /** The campaigns that it is in, by their ids. */
  sales?: Record<string, SaleEntry>;
  /** What its sale is from when on, worked out with every edit of a price: `pricedAt` reads it. */
  plan?: PricePlan;
  /** What shoppers saw lately, and the lowest of it before the sale; both change in the same update as the price. */
  prices: ShownPrice[];
  lowestCents: number | null;
  stock: number;
  /**
   * The parts of `stock` by size, where the maker keeps them so: its keys are the sizes, its sum is the stock. Every
   * write names the sizes that it changes, never the whole: the order of the keys would count.
   */
  pieces?: Pieces;
  holds: Record<string, Hold>;
  /** What was freed of an order, held or not: up to which generation, so that a delayed reservation takes nothing more. */
  freed?: Record<string, { generation: number; at: Date }>;
  sold: Record<string, { quantity: number; at: Date; bySize?: Pieces }>;
  soldBefore: number;
  /** By refund: how many sold pieces came back on sale with it. */
  returned?: Record<string, number>;
  /** First stock plus every stock edit's difference: what the maker ever put into stock. */
  received: number;
  /** Every change of the stock; it is written in the same update. */
  ledger: Ledger;
  sizes: string[];
  /** The maker's words; products of an earlier version have none of these five. */
  kind?: ProductKind | '';
  measures?: OwnMeasures | null;
  dimensions?: string;
  makersNote?: { words: string; who: string } | null;
  goesWith?: string[];
  /** Products of an earlier version have none of these three. */
  manufacturer?: { name: string; address: string; email: string } | null;
  identifier?: string;
  warnings?: string;
  colours: string[];
  /** Made for its buyer alone. */
  madeToOrder?: boolean;
  state: ProductState;
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** The database's time of the last write that shoppers may see, holds included. */
  changedAt: Date;
  version: number;
};

/** The fields that the shop's calls show; what a product holds and has sold, and its history, stay inside. */
export type ShownProduct = Omit<
  StoredProduct,
  'holds' | 'freed' | 'sold' | 'soldBefore' | 'returned' | 'received' | 'ledger' | 'prices'
>;

/** Things that have no size of their own. */
const unsized: readonly CategoryId[] = ['korut', 'laukut', 'koti', 'langat'];

/** The sizes of a product: its own, or the one size, or the usual ones. */
export function sizesOf({ sizes, kategoria }: Pick<StoredProduct, 'sizes' | 'kategoria'>): string[] {
  if (sizes.length > 0) return sizes;
  return unsized.includes(kategoria) ? [oneSize] : [...defaultSizes];
}
