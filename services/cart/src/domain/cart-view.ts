import type { Cart, CartItem, ProductSnapshot } from '@shop/contracts';
import { colourOfModel, stockOfSize, unitPriceCents } from '@shop/shop-rules';
import { eurosFromCents } from '@shop/money';
import { withModels, type CartLine, type StoredCart, type StoredLine } from './cart.ts';

/** What a line is called whose product has left the catalogue, where nobody knows its name any more. */
const GONE_TITLE = 'Tuote ei ole enää saatavilla';

/**
 * A stored cart as the shop answers it: what the lines are comes from the cart, everything else from the
 * catalogue of this moment. Lines that cannot be bought are flagged and left out of the total.
 * @param products what the catalogue tells of the lines' products; one that is missing is gone
 */
export function cartOf(
  { version, lines: stored }: Pick<StoredCart, 'version' | 'lines'>,
  products: ProductSnapshot[],
): Cart {
  const byId = new Map(products.map((product) => [product._id, product]));
  const lines = withModels(stored, products);
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

function itemOf(line: StoredLine, product: ProductSnapshot | undefined, lines: StoredLine[]): CartItem {
  const { productID, size, variant, quantity, title = GONE_TITLE } = line;
  if (!product) {
    const nothing = { images: [], placeholder: '', price: 0, salePrice: 0, stock: 0 };
    return { productID, title, quantity, size, variant, ...nothing, problem: 'gone' };
  }
  const stock = stockOfSize(product, size);
  const colour = colourOfModel(product, variant);
  const isModelGone = variant > Math.max(1, product.images.length);
  return {
    productID,
    title: product.title,
    images: isModelGone ? withPicture(product.images, line) : product.images,
    placeholder: product.placeholder,
    quantity,
    size,
    variant,
    ...(colour ? { colour } : {}),
    price: eurosFromCents(product.priceCents),
    salePrice: eurosFromCents(product.salePriceCents ?? 0),
    ...lowestPriceOf(product),
    vatClass: product.vatClass,
    stock,
    ...(product.pieces ? { bySize: true as const } : {}),
    ...(product.madeToOrder ? { madeToOrder: true as const } : {}),
    ...problemOf(isModelGone || !product.sizes.includes(size), quantityOf(lines, product, size) > stock),
  };
}

function lowestPriceOf({ reduction }: ProductSnapshot): Pick<CartItem, 'lowestPrice'> {
  if (!reduction?.isLawful || reduction.lowestCents === null) return {};
  return { lowestPrice: eurosFromCents(reduction.lowestCents) };
}

/** The product's pictures and, in the place that the line's number means, that of its model, which is gone. */
function withPicture(images: readonly string[], { variant, image = '' }: CartLine): string[] {
  const between = Array.from({ length: variant - 1 - images.length }, () => '');
  return [...images, ...between, image];
}

/** @param isChoiceGone whether the line's model or its size is gone: pages tell both alike */
function problemOf(isChoiceGone: boolean, isShort: boolean): Pick<CartItem, 'problem'> {
  if (isChoiceGone) return { problem: 'model-gone' };
  return isShort ? { problem: 'short' } : {};
}
