import { stockOfSize, unitPriceCents, type Cart, type CartItem, type ProductSnapshot } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import type { CartLine, StoredCart } from './cart.ts';

/** What a line is called whose product has left the catalogue. */
const GONE_TITLE = 'Tuote ei ole enää saatavilla';

/**
 * A stored cart as the shop answers it: what the lines are comes from the cart, everything else from the
 * catalogue of this moment. Lines that cannot be bought are flagged and left out of the total.
 * @param products what the catalogue tells of the lines' products; one that is missing is gone
 */
export function cartOf(
  { version, lines }: Pick<StoredCart, 'version' | 'lines'>,
  products: ProductSnapshot[],
): Cart {
  const byId = new Map(products.map((product) => [product._id, product]));
  const items = lines.map((line) => itemOf(line, byId.get(line.productID), lines));
  const cents = lines.reduce((sum, line, index) => {
    const product = byId.get(line.productID);
    return product && !items[index]?.problem ? sum + unitPriceCents(product) * line.quantity : sum;
  }, 0);
  return { items, version, total: eurosFromCents(cents) };
}

/**
 * How many pieces a cart holds of what a line takes from: all lines of its product share the stock, or all in its size
 * where the product's pieces are kept by size.
 */
export function quantityOf(
  lines: Pick<CartLine, 'productID' | 'size' | 'quantity'>[],
  { _id, pieces }: Pick<ProductSnapshot, '_id' | 'pieces'>,
  size: string,
): number {
  return lines
    .filter((line) => line.productID === _id && (!pieces || line.size === size))
    .reduce((sum, line) => sum + line.quantity, 0);
}

function itemOf(line: CartLine, product: ProductSnapshot | undefined, lines: CartLine[]): CartItem {
  const { productID, size, variant, quantity } = line;
  if (!product) {
    const nothing = { images: [], placeholder: '', price: 0, salePrice: 0, stock: 0 };
    return { productID, title: GONE_TITLE, quantity, size, variant, ...nothing, problem: 'gone' };
  }
  const stock = stockOfSize(product, size);
  return {
    productID,
    title: product.title,
    images: product.images,
    placeholder: product.placeholder,
    quantity,
    size,
    variant,
    price: eurosFromCents(product.priceCents),
    salePrice: eurosFromCents(product.salePriceCents ?? 0),
    stock,
    ...(product.pieces ? { bySize: true as const } : {}),
    ...(quantityOf(lines, product, size) > stock ? { problem: 'short' as const } : {}),
  };
}
