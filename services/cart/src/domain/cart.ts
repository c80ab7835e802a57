import type { CartLookup, PaidOrder, ProductSnapshot } from '@shop/contracts';
import { modelOfLine } from '@shop/shop-rules';

export type CartLine = CartLookup['lines'][number];
export type LineChoice = Pick<CartLine, 'productID' | 'size' | 'variant'>;
/** `since`: cart version in which the line was added; `title`: for lines whose product is no longer sold. */
export type StoredLine = CartLine & { since: number; title: string };

/** Never deleted while the account exists: orders refer to its growing version. */
export type StoredCart = {
  userID: string;
  lines: StoredLine[];
  /** Paid orders that were taken out. Marks are kept for good, so that no order applies twice. */
  applied: Record<string, Date>;
  /** Cart version written by each of these changes. */
  appliedIn: Record<string, number>;
  version: number;
};

export type Paid = { orderID: string; cartVersion: number; lines: PaidOrder['lines'] };

export function emptyCart(userID: string): StoredCart {
  return { userID, lines: [], applied: {}, appliedIn: {}, version: 0 };
}

export function isSameChoice(one: LineChoice, other: LineChoice): boolean {
  return one.productID === other.productID && one.size === other.size && one.variant === other.variant;
}

/**
 * Renumbers models as the catalogue has them; a removed model gets a number after the existing ones.
 * @param products lines of other products stay unchanged
 */
export function withModels<Line extends CartLine>(
  lines: readonly Line[],
  products: ProductSnapshot[],
): Line[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  return lines.map((line) => {
    const product = byId.get(line.productID);
    if (!product) return line;
    const { images } = product;
    const variant =
      modelOfLine(line, images) ?? images.length + 1 + goneModels(lines, product).indexOf(modelKey(line));
    return { ...line, variant };
  });
}

/**
 * Whether a line is the model a call means, by picture where both have one, since numbers change.
 * @param images none while the catalogue is unavailable
 */
export function isModel(
  line: Pick<CartLine, 'variant' | 'image'>,
  { variant, image }: { variant: number | undefined; image?: string | undefined },
  images: readonly string[] = [],
): boolean {
  const shown = images[line.variant - 1] ?? line.image;
  if (image !== undefined && shown !== undefined) return shown === image;
  return variant === undefined || line.variant === variant;
}

/** Identifies a removed model. */
const modelKey = ({ image, variant }: CartLine): string => image ?? String(variant);

/** Removed models that lines still refer to, in line order. */
function goneModels(lines: readonly CartLine[], { _id, images }: ProductSnapshot): string[] {
  const removed = lines.filter((line) => line.productID === _id && modelOfLine(line, images) === null);
  return [...new Set(removed.map(modelKey))];
}

/** A new line is appended. */
export function withQuantity(
  { lines, version }: Pick<StoredCart, 'lines' | 'version'>,
  choice: LineChoice & Pick<StoredLine, 'image' | 'models' | 'title'>,
  quantity: number,
): StoredLine[] {
  const { productID, size, variant, image, models, title } = choice;
  return lines.some((one) => isSameChoice(one, choice))
    ? lines.map((one) => (isSameChoice(one, choice) ? { ...one, quantity } : one))
    : [
        ...lines,
        {
          productID,
          size,
          variant,
          ...(image ? { image, models } : {}),
          title,
          quantity,
          since: version + 1,
        },
      ];
}

/**
 * Paid lines that match a cart line, by picture where both have one. The picture of a product's only model may have
 * changed since.
 */
function paidOf(line: StoredLine, lines: Paid['lines']): Paid['lines'] {
  const sameThing = lines.filter(({ productID, size }) => productID === line.productID && size === line.size);
  const same = sameThing.filter((paid) =>
    paid.image === undefined || line.image === undefined
      ? isSameChoice(paid, line)
      : paid.image === line.image,
  );
  if (same.length > 0 || sameThing.length > 1) return same;
  return sameThing.filter(({ image = '' }) => modelOfLine(line, [image]) !== null);
}

/** Keeps lines added after the order, even equal ones. */
export function withoutPaid(lines: StoredLine[], { cartVersion, lines: paid }: Paid): StoredLine[] {
  return lines
    .map((line) => {
      if (line.since > cartVersion) return line;
      const paidQuantity = paidOf(line, paid).reduce((sum, one) => sum + one.quantity, 0);
      return { ...line, quantity: line.quantity - paidQuantity };
    })
    .filter((line) => line.quantity > 0);
}
