import type { Cart, CartItem } from '@shop/contracts/cart';
import { unitPrice } from '@shop/shop-rules/unit-price';

/** What makes two lines the same one. */
export type Choice = Pick<CartItem, 'productID' | 'size' | 'variant'>;

/** What a call says of a line or of what was chosen: the model by its picture too, where there are several to choose from. */
export function choiceOf(
  { productID, size, variant }: Choice,
  images: readonly string[],
): Choice & { image?: string } {
  const image = images.length > 1 ? images[variant - 1] : undefined;
  return { productID, size, variant, ...(image ? { image } : {}) };
}

/** What a line's stock is taken for when an old one does not say it; the server never sells by this. */
const UNKNOWN_STOCK = 99;

export const lineKey = ({ productID, size, variant }: Choice): string => `${productID}_${size}_${variant}`;

/** How many pieces the cart holds. */
export const countOf = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/**
 * How many pieces the cart holds of what a choice takes from: of the product over all sizes and models, or of its size
 * alone where the product's pieces are kept by size.
 * @param size '' while none is chosen
 */
export const quantityOf = (items: readonly CartItem[], productID: string, size: string): number =>
  countOf(
    items.filter(
      (item) => item.productID === productID && (!item.bySize || size === '' || item.size === size),
    ),
  );

/** Why a line cannot have a quantity: it stays within 1 and the stock, which lines of a product, or of its size, share. */
export function refusal(
  items: readonly CartItem[],
  line: CartItem,
  quantity: number,
): 'minimum' | 'maximum' | null {
  if (quantity < 1) return 'minimum';
  // Taking pieces out is allowed even where the stock has shrunk below what is left.
  if (quantity <= line.quantity) return null;
  const others = quantityOf(items, line.productID, line.size) - line.quantity;
  return others + quantity > (line.stock ?? UNKNOWN_STOCK) ? 'maximum' : null;
}

/** The cart as it will be once the server has the new quantity; the total is the server's to say. */
export function withQuantity(cart: Cart, line: Choice, quantity: number): Cart {
  const key = lineKey(line);
  return {
    ...cart,
    items: cart.items.map((item) => (lineKey(item) === key ? { ...item, quantity } : item)),
  };
}

/** The price of each line when the shopper last saw it, in euros. */
export type SeenPrices = Record<string, number>;

/**
 * The prices to hold a cart against: new lines are seen now, lines that left are forgotten, and a changed
 * price stays the old one until the shopper has had the chance to read of it.
 */
export function seenPricesOf(items: readonly CartItem[], seen: SeenPrices): SeenPrices {
  return Object.fromEntries(
    items
      .filter((item) => item.problem !== 'gone')
      .map((item) => [lineKey(item), seen[lineKey(item)] ?? unitPrice(item)]),
  );
}

/** What a line cost before, where its price has changed since the shopper saw it. */
export function oldPrice(item: CartItem, seen: SeenPrices): number | null {
  const before = seen[lineKey(item)];
  return before === undefined || item.problem === 'gone' || before === unitPrice(item) ? null : before;
}
