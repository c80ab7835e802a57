import type { Cart, CartItem } from '@shop/contracts/cart';
import { unitPrice } from '@shop/shop-rules/unit-price';

export type Choice = Pick<CartItem, 'productID' | 'size' | 'variant' | 'customID'>;
export type AddedChoice = Choice & { image?: string | undefined } & Pick<CartItem, 'custom'>;

/** Several models are distinguished by their picture. */
export function choiceOf(
  { productID, size, variant, customID }: Choice,
  images: readonly string[],
): Choice & { image?: string } {
  const image = images.length > 1 ? images[variant - 1] : undefined;
  return { productID, size, variant, ...(image ? { image } : {}), ...(customID ? { customID } : {}) };
}

const UNKNOWN_STOCK = 99;

export const lineKey = ({ productID, size, variant, customID = '' }: Choice): string =>
  `${productID}_${size}_${variant}${customID && `_${customID}`}`;

export const countOf = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/**
 * Pieces that share one stock: the product's, or a size's.
 * @param size '' while none is chosen
 */
export const quantityOf = (items: readonly CartItem[], productID: string, size: string): number =>
  countOf(
    items.filter(
      (item) => item.productID === productID && (!item.bySize || size === '' || item.size === size),
    ),
  );

/** Lines of a product, or of its size, share their stock. */
export function refusal(
  items: readonly CartItem[],
  line: CartItem,
  quantity: number,
): 'minimum' | 'maximum' | null {
  if (quantity < 1) return 'minimum';
  // Reducing is allowed even where the stock has shrunk below.
  if (quantity <= line.quantity) return null;
  const others = quantityOf(items, line.productID, line.size) - line.quantity;
  return others + quantity > (line.stock ?? UNKNOWN_STOCK) ? 'maximum' : null;
}

export function withQuantity(cart: Cart, line: Choice, quantity: number): Cart {
  const key = lineKey(line);
  return {
    ...cart,
    items: cart.items.map((item) => (lineKey(item) === key ? { ...item, quantity } : item)),
  };
}

export type SeenPrices = Record<string, number>;

/** Keeps a changed price until the shopper has seen it. */
export function seenPricesOf(items: readonly CartItem[], seen: SeenPrices): SeenPrices {
  return Object.fromEntries(
    items
      .filter((item) => item.problem !== 'gone')
      .map((item) => [lineKey(item), seen[lineKey(item)] ?? unitPrice(item)]),
  );
}

export function oldPrice(item: CartItem, seen: SeenPrices): number | null {
  const before = seen[lineKey(item)];
  return before === undefined || item.problem === 'gone' || before === unitPrice(item) ? null : before;
}
