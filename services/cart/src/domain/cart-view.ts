import { unitPriceCents, type Cart, type CartItem, type ProductSnapshot } from '@shop/contracts';
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
  const items = lines.map((line) =>
    itemOf(line, byId.get(line.productID), quantityOf(lines, line.productID)),
  );
  const cents = lines.reduce((sum, line, index) => {
    const product = byId.get(line.productID);
    return product && !items[index]?.problem ? sum + unitPriceCents(product) * line.quantity : sum;
  }, 0);
  return { items, version, total: eurosFromCents(cents) };
}

/** How many pieces of a product all its lines hold together. */
export function quantityOf(lines: Pick<CartLine, 'productID' | 'quantity'>[], productID: string): number {
  return lines.reduce((sum, line) => (line.productID === productID ? sum + line.quantity : sum), 0);
}

function itemOf(line: CartLine, product: ProductSnapshot | undefined, inCart: number): CartItem {
  const { productID, size, variant, quantity } = line;
  if (!product) {
    const nothing = { images: [], placeholder: '', price: 0, salePrice: 0, stock: 0 };
    return { productID, title: GONE_TITLE, quantity, size, variant, ...nothing, problem: 'gone' };
  }
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
    stock: product.stock,
    ...(inCart > product.stock ? { problem: 'short' as const } : {}),
  };
}
