import type { ImportedOrderInput } from '@shop/contracts';
import type { ShopProduct } from '../shop-api.ts';
import { firstNames, lastNames, streets, towns } from './people.ts';

/** What is on the maker's table: the newest orders are still to be packed, older ones have arrived. */
const TO_PACK = 30;
const IN_PROCESS = 50;
const ON_THE_WAY = 120;
const HOUR_MS = 3_600_000;
/** One order in an hour and a half: 20,000 of them fill three and a half years. */
const EVERY_MS = 1.5 * HOUR_MS;

/** A number that looks thrown, and is the same at every run. */
const thrown = (place: number, salt: number): number =>
  (Math.imul(place + 1, 2_654_435_761) ^ (salt * 97_777)) >>> 8;
const pick = <T>(list: readonly T[], place: number, salt: number): T =>
  list[thrown(place, salt) % list.length] as T;

/**
 * One of the orders that a shop of some years has behind it, the same at every run.
 * @param place 0 is the newest
 * @param now when the newest was placed
 */
export function pastOrder(place: number, products: readonly ShopProduct[], now: Date): ImportedOrderInput {
  const [first, last] = [pick(firstNames, place, 1), pick(lastNames, place, 2)];
  const { city, postcode } = pick(towns, place, 3);
  const lines = 1 + (thrown(place, 4) % 3);
  return {
    number: `large-${place}`,
    orderDate: new Date(now.getTime() - place * EVERY_MS - (thrown(place, 5) % HOUR_MS)).toISOString(),
    userName: `${first} ${last}`,
    email: `${first}.${last}@example.com`.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o'),
    orderStatus: statusOf(place),
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

function statusOf(place: number): ImportedOrderInput['orderStatus'] {
  if (place < TO_PACK) return 'confirmed';
  if (place < IN_PROCESS) return 'inProcess';
  if (place < ON_THE_WAY) return 'inShipping';
  return place % 41 === 0 ? 'rejected' : 'delivered';
}
