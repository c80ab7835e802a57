import type { ImportedOrderInput } from '@shop/contracts';
import type { ShopProduct } from '../shop-api.ts';
import { firstNames, lastNames, streets, towns } from './people.ts';

const HOUR_MS = 3_600_000;

export type OrderHistory = {
  numberOf: (index: number) => string;
  everyMs: number;
  /** Orders with a lower index have that status; older ones have arrived. */
  toPack: number;
  inProcess: number;
  onTheWay: number;
  rejectedEvery: number;
};

/** 20,000 orders fill three and a half years. */
export const longHistory: OrderHistory = {
  numberOf: (index) => `large-${index}`,
  everyMs: 1.5 * HOUR_MS,
  toPack: 30,
  inProcess: 50,
  onTheWay: 120,
  rejectedEvery: 41,
};

const WEEKS_MS = 8 * 7 * 24 * HOUR_MS;

/** Orders of the last eight weeks. */
export const recentHistory = (count: number): OrderHistory => ({
  numberOf: (index) => `ESIM-${String(count - index).padStart(3, '0')}`,
  everyMs: WEEKS_MS / count,
  toPack: 4,
  inProcess: 7,
  onTheWay: 12,
  rejectedEvery: 13,
});

/** Reproducible pseudo-random number. */
const thrown = (index: number, salt: number): number =>
  (Math.imul(index + 1, 2_654_435_761) ^ (salt * 97_777)) >>> 8;
const pick = <T>(list: readonly T[], index: number, salt: number): T =>
  list[thrown(index, salt) % list.length] as T;

type Sources = { kind: OrderHistory; products: readonly ShopProduct[]; now: Date };

/**
 * The same at every run.
 * @param index 0 is the newest, placed at `now`
 */
export function pastOrder(index: number, { kind, products, now }: Sources): ImportedOrderInput {
  const [first, last] = [pick(firstNames, index, 1), pick(lastNames, index, 2)];
  const { city, postcode } = pick(towns, index, 3);
  const lines = 1 + (thrown(index, 4) % 3);
  return {
    number: kind.numberOf(index),
    orderDate: new Date(now.getTime() - index * kind.everyMs - (thrown(index, 5) % HOUR_MS)).toISOString(),
    userName: `${first} ${last}`,
    email: `${first}.${last}@example.com`.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o'),
    orderStatus: statusOf(index, kind),
    paymentMethod: thrown(index, 6) % 3 === 0 ? 'paypal' : 'card',
    address: {
      address: `${pick(streets, index, 7)} ${1 + (thrown(index, 8) % 60)}`,
      city,
      postcode,
      phone: `040 ${1_000_000 + (thrown(index, 9) % 8_999_999)}`,
    },
    lines: Array.from({ length: lines }, (_, line) => {
      const product = pick(products, index, 10 + line);
      return {
        productID: product._id,
        title: product.title,
        images: product.images.slice(0, 1),
        price: product.price,
        salePrice: product.salePrice || '',
        quantity: 1 + (thrown(index, 20 + line) % 5 === 0 ? 1 : 0),
        size: pick(product.sizes, index, 30 + line),
      };
    }),
  };
}

function statusOf(index: number, kind: OrderHistory): ImportedOrderInput['orderStatus'] {
  if (index < kind.toPack) return 'confirmed';
  if (index < kind.inProcess) return 'inProcess';
  if (index < kind.onTheWay) return 'inShipping';
  return index % kind.rejectedEvery === 0 ? 'rejected' : 'delivered';
}
