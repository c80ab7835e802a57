import type { CartLookup, PaidOrder, ProductSnapshot } from '@shop/contracts';
import { modelOfLine } from '@shop/shop-rules';

export type CartLine = CartLookup['lines'][number];
export type LineChoice = Pick<CartLine, 'productID' | 'size' | 'variant'>;
/**
 * `since`: the version of the cart in which the line came. One that was removed and added again came anew. `title`: what
 * the product was called then.
 */
export type StoredLine = CartLine & { since: number; title?: string | undefined };

/** A cart as it is stored. It is never deleted: its version has to keep growing, orders are named after it. */
export type StoredCart = {
  userID: string;
  lines: StoredLine[];
  /** The orders whose lines have been taken out, and when. A mark is never dropped: its order must never count twice. */
  applied: Record<string, Date>;
  /** The version of the cart in which each of them was taken out. */
  appliedIn: Record<string, number>;
  version: number;
};

/** An order that was paid, as the event or order's own call tells it. */
export type Paid = { orderID: string; cartVersion: number; lines: PaidOrder['lines'] };

/** The cart of somebody who has never had one. */
export function emptyCart(userID: string): StoredCart {
  return { userID, lines: [], applied: {}, appliedIn: {}, version: 0 };
}

/** Whether both mean the same thing in the same size and model. */
export function isSameChoice(one: LineChoice, other: LineChoice): boolean {
  return one.productID === other.productID && one.size === other.size && one.variant === other.variant;
}

/**
 * The lines with the numbers that their models have now. A model that is gone gets a number after those that are there,
 * each of a product its own, so that its line can still be named.
 * @param products what the catalogue tells of the lines' products; lines of others stay as they are
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
 * Whether a line is of the model that a call means: of the one that its sender saw under the number, where the call tells.
 * @param line with the number that its model has now
 * @param images the product's models now; none while the catalogue is away
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

/** What tells a product's models apart that are gone: their pictures, or the numbers of lines that know no more. */
const modelKey = ({ image, variant }: CartLine): string => image ?? String(variant);

/** The product's models that lines still mean and that are gone, in the lines' order. */
function goneModels(lines: readonly CartLine[], { _id, images }: ProductSnapshot): string[] {
  const gone = lines.filter((line) => line.productID === _id && modelOfLine(line, images) === null);
  return [...new Set(gone.map(modelKey))];
}

/** The lines with one line's quantity set; a line that is not there yet comes last. */
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
 * What of an order is a line's. The model's picture tells, where both know it: its number may have changed. A thing that
 * came in one model may have had a new photograph when it was ordered: the order then knows that one alone.
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

/** The lines without what was paid for. What came after the cart was ordered stays, also where it is the same again. */
export function withoutPaid(lines: StoredLine[], { cartVersion, lines: paid }: Paid): StoredLine[] {
  return lines
    .map((line) => {
      if (line.since > cartVersion) return line;
      const taken = paidOf(line, paid).reduce((sum, one) => sum + one.quantity, 0);
      return { ...line, quantity: line.quantity - taken };
    })
    .filter((line) => line.quantity > 0);
}
