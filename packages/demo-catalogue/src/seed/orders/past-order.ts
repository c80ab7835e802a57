import type { ImportedOrderInput } from '@shop/contracts';
import type { ShopProduct } from '../shop-api.ts';
import { firstNames, lastNames, streets, towns } from './people.ts';

const HOUR_MS = 3_600_000;

export type OrderHistory = {
  numberOf: (place: number) => string;
  everyMs: number;
  /** Orders with a lower index have that status; older ones have arrived. */
  toPack: number;
  inProcess: number;
  onTheWay: number;
  /** Every n-th older order was rejected. */
  rejectedEvery: number;
};

/** 20,000 orders fill three and a half years. */
export const longHistory: OrderHistory = {
  numberOf: (place) => `large-${place}`,
  everyMs: 1.5 * HOUR_MS,
  toPack: 30,
  inProcess: 50,
  onTheWay: 120,
  rejectedEvery: 41,
};

const WEEKS_MS = 8 * 7 * 24 * HOUR_MS;

/** Orders of the last eight weeks. */
export const recentHistory = (count: number): OrderHistory => ({
  numberOf: (place) => `ESIM-${String(count - place).padStart(3, '0')}`,
  everyMs: WEEKS_MS / count,
  toPack: 4,
  inProcess: 7,
  onTheWay: 12,
  rejectedEvery: 13,
});

/** Reproducible pseudo-random number. */
const thrown = (place: number, salt: number): number =>
  (Math.imul(place + 1, 2_654_435_761) ^ (salt * 97_777)) >>> 8;
const pick = <T>(list: readonly T[], place: number, salt: number): T =>
  list[thrown(place, salt) % list.length] as T;

type Sources = { kind: OrderHistory; products: readonly ShopProduct[]; now: Date };

/**
 * The same at every run.
 * @param place 0 is the newest, placed at `now`
 */
export function pastOrder(place: number, { kind, products, now }: Sources): ImportedOrderInput {
  const [first, last] = [pick(firstNames, place, 1), pick(lastNames, place, 2)];
  const { city, postcode } = pick(towns, place, 3);
  const lines = 1 + (thrown(place, 4) % 3);
  return {
    number: kind.numberOf(place),
    orderDate: new Date(now.getTime() - place * kind.everyMs - (thrown(place, 5) % HOUR_MS)).toISOString(),
    userName: `${first} ${last}`,
    email: `${first}.${last}@example.com`.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o'),
    orderStatus: statusOf(place, kind),
    paymentMethod: thrown(place, 6) % 3 === 0 ? 'paypal' : 'card',
    address: {
      address: `${pick(streets, place, 7)} ${1 + (thrown(place, 8) % 60)}`,
      city,
      postcode,
      phone: `040 ${1_000_000 + (thrown(place, 9) % 8_999_999)}`,
    },
    lines: Array.from({ length: lines }, (_, line) => {
      const product = pick(products, place, 10 + line);
      return {
        productID: product._id,
        title: product.title,
        images: product.images.slice(0, 1),
        price: product.price,
        salePrice: product.salePrice || '',
        quantity: 1 + (thrown(place, 20 + line) % 5 === 0 ? 1 : 0),
        size: pick(product.sizes, place, 30 + line),
      };
    }),
  };
}

function statusOf(place: number, kind: OrderHistory): ImportedOrderInput['orderStatus'] {
  if (place < kind.toPack) return 'confirmed';
  if (place < kind.inProcess) return 'inProcess';
  if (place < kind.onTheWay) return 'inShipping';
  return place % kind.rejectedEvery === 0 ? 'rejected' : 'delivered';
}
