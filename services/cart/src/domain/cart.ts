import type { CartLookup, PaidOrder, ProductSnapshot } from '@shop/contracts';
import { customText, modelOfLine } from '@shop/shop-rules';

export type CartLine = CartLookup['lines'][number];
export type LineChoice = Pick<CartLine, 'productID' | 'size' | 'variant' | 'customID'>;
/** `since`: cart version in which the line was added; `title`: for lines whose product is no longer sold. */
export type StoredLine = CartLine & { since: number; title: string };

/** Never deleted while the account exists: orders refer to its growing version. */
export type StoredCart = {
  userID: string;
  lines: StoredLine[];
  /** Paid orders already subtracted, by time. Kept for good, so that none is subtracted twice. */
  applied: Record<string, Date>;
  /** Cart version in which each of these orders was subtracted. */
  appliedIn: Record<string, number>;
  version: number;
};

export type Paid = { orderID: string; cartVersion: number; lines: PaidOrder['lines'] };

export function emptyCart(userID: string): StoredCart {
  return { userID, lines: [], applied: {}, appliedIn: {}, version: 0 };
}

export function isSameChoice(a: LineChoice, b: LineChoice): boolean {
  return (
    a.productID === b.productID && a.size === b.size && a.variant === b.variant && a.customID === b.customID
  );
}

export function findCustomID(
  lines: readonly CartLine[],
  choice: Omit<LineChoice, 'customID'> & Pick<CartLine, 'custom'>,
): string | undefined {
  const { custom } = choice;
  if (!custom) return undefined;
  const same = lines.find(
    (line) =>
      isSameChoice({ ...line, customID: undefined }, { ...choice, customID: undefined }) &&
      line.custom !== undefined &&
      customText(line.custom) === customText(custom),
  );
  return same?.customID;
}

/**
 * Updates model numbers to the catalogue's; a removed model gets a number after the existing ones.
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
      modelOfLine(line, images) ?? images.length + 1 + removedModels(lines, product).indexOf(modelKey(line));
    return { ...line, variant };
  });
}

/**
 * Compares pictures where both are known, since model numbers change.
 * @param images of the product; empty while the catalogue is unavailable
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

const modelKey = ({ image, variant }: CartLine): string => image ?? String(variant);

function removedModels(lines: readonly CartLine[], { _id, images }: ProductSnapshot): string[] {
  const removedLines = lines.filter((line) => line.productID === _id && modelOfLine(line, images) === null);
  return [...new Set(removedLines.map(modelKey))];
}

export function withQuantity(
  { lines, version }: Pick<StoredCart, 'lines' | 'version'>,
  choice: LineChoice & Pick<StoredLine, 'image' | 'models' | 'custom' | 'title'>,
  quantity: number,
): StoredLine[] {
  const { productID, size, variant, image, models, customID, custom, title } = choice;
  return lines.some((line) => isSameChoice(line, choice))
    ? lines.map((line) => (isSameChoice(line, choice) ? { ...line, quantity } : line))
    : [
        ...lines,
        {
          productID,
          size,
          variant,
          ...(image ? { image, models } : {}),
          ...(custom ? { customID, custom } : {}),
          title,
          quantity,
          since: version + 1,
        },
      ];
}

/** By picture where both have one. A product's only model matches even if its picture has changed. */
function matchingPaidLines(line: StoredLine, lines: Paid['lines']): Paid['lines'] {
  const sameProduct = lines.filter(
    ({ productID, size, customID }) =>
      productID === line.productID && size === line.size && customID === line.customID,
  );
  const sameModel = sameProduct.filter((paid) =>
    paid.image === undefined || line.image === undefined
      ? isSameChoice(paid, line)
      : paid.image === line.image,
  );
  if (sameModel.length > 0 || sameProduct.length > 1) return sameModel;
  return sameProduct.filter(({ image = '' }) => modelOfLine(line, [image]) !== null);
}

/** Keeps lines added after the order was placed, even equal ones. */
export function withoutPaid(lines: StoredLine[], { cartVersion, lines: paid }: Paid): StoredLine[] {
  return lines
    .map((line) => {
      if (line.since > cartVersion) return line;
      const paidQuantity = matchingPaidLines(line, paid).reduce((sum, { quantity }) => sum + quantity, 0);
      return { ...line, quantity: line.quantity - paidQuantity };
    })
    .filter((line) => line.quantity > 0);
}
