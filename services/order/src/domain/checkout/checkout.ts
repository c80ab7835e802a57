import type {
  CartLookup,
  CheckoutInput,
  OrderAddress,
  OrderDelivery,
  PaymentProvider,
  ProductSnapshot,
} from '@shop/contracts';
import { colourOfModel, type CustomPiece, type StripeMethod } from '@shop/shop-rules';
import type { StoredDiscount, StoredLine, StoredOrder } from '../order.ts';
import type { Totals } from '../money/totals.ts';
import { rateOf, type SellersVat } from '../money/vat.ts';

/** Every value is the server's own. */
export type Checkout = {
  user: { id: string; userName: string; email: string; isConfirmed: boolean };
  provider: PaymentProvider;
  methods: StripeMethod[];
  cart: CartLookup;
  address: OrderAddress;
  delivery: OrderDelivery;
  /** Price of the shop's first delivery method. */
  standardDeliveryCents: number;
  giftNote: string;
  wantsReminder: boolean;
  termsVersion: string;
  lines: StoredLine[];
  totals: Totals;
  discount: StoredDiscount | null;
  seenWeeks: Map<string, string>;
};

export function addressIdOf({ addressID, address }: CheckoutInput): string {
  if (addressID) return addressID;
  if (typeof address === 'string') return address;
  return address?.addressID || address?._id || '';
}

const addressFields = ['addressID', 'name', 'address', 'city', 'postcode', 'phone', 'notes'] as const;

/** An address corrected by its owner keeps its id, so all fields are compared. */
export function isSameAddress(a: OrderAddress, b: OrderAddress): boolean {
  return addressFields.every((field) => (a[field] ?? '') === (b[field] ?? ''));
}

type Choice = {
  productID: string;
  size: string;
  variant: number;
  customID?: string | undefined;
  quantity: number;
};

export function isSameCart(a: Choice[], b: Choice[]): boolean {
  const sums = (lines: Choice[]) => {
    const byKey = new Map<string, number>();
    for (const { productID, size, variant, customID = '', quantity } of lines) {
      const key = JSON.stringify([productID, size, variant, customID]);
      byKey.set(key, (byKey.get(key) ?? 0) + quantity);
    }
    return JSON.stringify([...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return sums(a) === sums(b);
}

/** A piece made to own measures is exempt from withdrawal (KSL 6:16). */
export function orderedLine(
  line: Choice & { custom?: CustomPiece | undefined },
  product: ProductSnapshot,
  seller: SellersVat,
): StoredLine {
  const { productID, quantity, size, variant, customID, custom } = line;
  const { title, images, priceCents, salePriceCents, madeToOrder } = product;
  const colour = colourOfModel(product, variant);
  const vatPermille = rateOf(product.vatClass, seller);
  const frozen = {
    productID,
    title,
    images,
    priceCents,
    salePriceCents,
    vatPermille,
    quantity,
    size,
    variant,
    ...(colour ? { colour } : {}),
  };
  return {
    ...frozen,
    ...(madeToOrder || custom ? { madeToOrder: true } : {}),
    ...(custom ? { customID, custom } : {}),
    ...(product.toOrder ? { promise: { week: '', queue: product.toOrder.waiting } } : {}),
  };
}

export const isLater = (lines: StoredLine[], seenWeeks: Checkout['seenWeeks']): boolean =>
  lines.some(({ productID, promise }) => {
    const seen = seenWeeks.get(productID);
    return promise !== undefined && seen !== undefined && promise.week > seen;
  });

export function isSameOrder(
  order: StoredOrder,
  { lines, totals, delivery, discount, termsVersion, giftNote, wantsReminder, seenWeeks }: Checkout,
): boolean {
  const prices = (list: StoredLine[]) =>
    list
      .map(({ productID, priceCents, salePriceCents, vatPermille, promise }) =>
        JSON.stringify([productID, priceCents, salePriceCents, vatPermille, promise !== undefined]),
      )
      .toSorted()
      .join();
  return (
    isSameCart(order.lines, lines) &&
    !isLater(order.lines, seenWeeks) &&
    prices(order.lines) === prices(lines) &&
    order.delivery?.id === delivery.id &&
    order.delivery.point?.id === delivery.point?.id &&
    order.discount?.code === discount?.code &&
    order.totalCents === totals.totalCents &&
    order.termsVersion === termsVersion &&
    order.giftNote === giftNote &&
    (order.reviewReminder === 'wanted') === wantsReminder
  );
}
