import type { AdminSettings } from '@shop/contracts';
import { centsFromEuros } from '@shop/money';
import { isOffered } from '@shop/shop-rules/delivery-price';
import { orderTotals } from '@shop/shop-rules/order-totals';
import { plainPostcode, postcodePattern } from '@shop/shop-rules/postcode';
import { stockOfSize } from '@shop/shop-rules/size-stock';
import { wholeFromText } from '@shop/shop-rules/whole-text';
import type { ProductRecord } from '../../providers/product-record.ts';
import { manualOrderTexts as words } from '../../texts/manual-orders.ts';

export type OrderLineValues = { productID: string; size: string; variant: string; quantity: string };

export const emptyOrder = {
  lines: [] as OrderLineValues[],
  name: '',
  email: '',
  phone: '',
  address: '',
  postcode: '',
  city: '',
  notes: '',
  deliveryMethod: '',
  pickUpPoint: '',
  note: '',
};
export type NewOrderValues = typeof emptyOrder;

const MAX_LINES = 50;
export const errorFields: readonly string[] = [
  ...Object.keys(emptyOrder),
  ...Array.from({ length: MAX_LINES }, (_, index) => `lines.${index}.quantity`),
];

type Method = AdminSettings['delivery'][number];

export const offeredDelivery = ({ delivery, pickUpCarriers }: AdminSettings): Method[] =>
  delivery.filter((method) => isOffered(method, pickUpCarriers));

export function lineOf(product: ProductRecord): OrderLineValues {
  const { id: productID, sizes } = product;
  const size = sizes.find((one) => stockOfSize(product, one) > 0) ?? sizes[0] ?? '';
  return { productID, size, variant: '1', quantity: '1' };
}

export const stockText = ({ stock, toOrder }: ProductRecord, count: number): string =>
  stock <= 0 && toOrder ? words.toOrder : words.inStock(count);

const centsNow = ({ price, salePrice, priceNow }: ProductRecord): number =>
  centsFromEuros(priceNow ?? (salePrice > 0 ? salePrice : price)) ?? 0;

export function totalsOf(
  lines: readonly OrderLineValues[],
  products: ReadonlyMap<string, ProductRecord>,
  method: Method | undefined,
): { goodsCents: number; deliveryFeeCents: number; totalCents: number } {
  const goodsCents = lines.reduce((sum, { productID, quantity }) => {
    const product = products.get(productID);
    return sum + (product ? centsNow(product) : 0) * (wholeFromText(quantity) ?? 0);
  }, 0);
  return { goodsCents, ...orderTotals(goodsCents, method ?? { cents: 0, freeAboveCents: null }, null) };
}

/** Products that cannot be read keep the prices shown before. */
export async function readAgain(
  products: ReadonlyMap<string, ProductRecord>,
  read: (ids: string[]) => Promise<ProductRecord[]>,
): Promise<ReadonlyMap<string, ProductRecord>> {
  const found = products.size > 0 ? await read([...products.keys()]).catch(() => []) : [];
  return new Map([...products, ...found.map((product) => [product.id, product] as const)]);
}

export const isPostcode = (typed: string): boolean => postcodePattern.test(plainPostcode(typed));

export function bodyOf({ pickUpPoint, ...values }: NewOrderValues, totalCents: number, method?: Method) {
  return {
    ...values,
    ...(method?.pickUpPoint && pickUpPoint ? { pickUpPoint } : {}),
    seenTotal: totalCents / 100,
  };
}
