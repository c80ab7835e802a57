import type { Cart, CartItem, ProductSnapshot } from '@shop/contracts';
import { colourOfModel, promisedWeek, stockOfSize, takesPiece, unitPriceCents } from '@shop/shop-rules';
import { eurosFromCents } from '@shop/money';
import { withModels, type CartLine, type StoredCart, type StoredLine } from './cart.ts';

/** Lines with a problem are left out of the total. @param products a missing one is no longer sold */
export function cartOf(
  { version, lines: stored }: Pick<StoredCart, 'version' | 'lines'>,
  products: ProductSnapshot[],
  now: Date,
): Cart {
  const byId = new Map(products.map((product) => [product._id, product]));
  const lines = withModels(stored, products);
  const promiseOf = promises(lines, byId, now);
  const items = lines.map((line) => {
    const product = byId.get(line.productID);
    const item = itemOf(line, product, lines);
    return product?.toOrder && item.problem !== 'model-gone'
      ? { ...item, promise: promiseOf(product.toOrder) }
      : item;
  });
  const cents = lines.reduce((sum, line, index) => {
    const product = byId.get(line.productID);
    return product && !items[index]?.problem ? sum + unitPriceCents(product) * line.quantity : sum;
  }, 0);
  return { items, version, total: eurosFromCents(cents) };
}

type ToOrder = NonNullable<ProductSnapshot['toOrder']>;

function promises(lines: StoredLine[], products: Map<string, ProductSnapshot>, now: Date) {
  const days = lines.reduce(
    (sum, { productID, quantity }) => sum + quantity * (products.get(productID)?.toOrder?.daysOfWork ?? 0),
    0,
  );
  return (toOrder: ToOrder): CartItem['promise'] => ({
    week: promisedWeek(toOrder.queuedDays + days, toOrder, now),
    queue: toOrder.waiting,
  });
}

/** Pieces the cart takes from one stock: all lines of a product, or those of a size where it keeps sizes. */
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
  const { productID, size, variant, quantity, title, customID, custom } = line;
  const made = custom ? { customID, custom, madeToOrder: true as const } : {};
  if (!product) {
    const nothing = { images: [], placeholder: '', price: 0, salePrice: 0, stock: 0 };
    return { productID, title, quantity, size, variant, ...nothing, ...made, problem: 'gone' };
  }
  const stock = stockOfSize(product, size);
  const colour = colourOfModel(product, variant);
  const isModelRemoved = variant > Math.max(1, product.images.length);
  return {
    productID,
    title: product.title,
    images: isModelRemoved ? withPicture(product.images, line) : product.images,
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
    ...made,
    ...problemOf({
      isChoiceRemoved: isModelRemoved || !product.sizes.includes(size),
      isUnmakeable: custom !== undefined && !takesPiece(product.toOrder?.measures, custom),
      isShort: quantityOf(lines, product, size) > stock,
    }),
  };
}

function lowestPriceOf({ reduction }: ProductSnapshot): Pick<CartItem, 'lowestPrice'> {
  if (!reduction?.isLawful || reduction.lowestCents === null) return {};
  return { lowestPrice: eurosFromCents(reduction.lowestCents) };
}

/** Puts the missing model's picture at the index its number means. */
function withPicture(images: readonly string[], { variant, image = '' }: CartLine): string[] {
  const between = Array.from({ length: variant - 1 - images.length }, () => '');
  return [...images, ...between, image];
}

type Problems = { isChoiceRemoved: boolean; isUnmakeable: boolean; isShort: boolean };

function problemOf({ isChoiceRemoved, isUnmakeable, isShort }: Problems): Pick<CartItem, 'problem'> {
  if (isChoiceRemoved) return { problem: 'model-gone' };
  if (isUnmakeable) return { problem: 'measures' };
  return isShort ? { problem: 'short' } : {};
}
