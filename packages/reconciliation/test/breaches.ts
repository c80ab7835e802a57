import { expect, test } from 'vitest';
import { orderID, soundPayment, type SoundShop } from './sound-shop.ts';

/** A second payment of the order. */
export const otherPayment = `${orderID}_2`;

type Place = 'orders' | 'payments' | 'products' | 'carts';
/** What is planted, the rule that it breaks, and how the reconciliation says so. */
export type Breach = [name: string, plant: () => unknown, rule: string, says: RegExp];

/** Writes into the books, past every guard. */
export function writesTo(shop: SoundShop) {
  const collection = (place: Place) => shop[place] as SoundShop['orders'];
  const set = (place: Place, fields: object) => collection(place).updateOne({}, { $set: fields });
  const unset = (place: Place, path: string) => collection(place).updateOne({}, { $unset: { [path]: 1 } });
  /** A second payment of the order that has taken money too. */
  const payAgain = () =>
    Promise.all([
      shop.payments.insertOne({
        ...soundPayment(),
        _id: otherPayment,
        provider: 'paypal',
        chargeId: 'CAP2',
        refunds: {},
      }),
      set('orders', { 'attempts.2': { provider: 'paypal', amountCents: 9_000, status: 'review' } }),
    ]);
  return { set, unset, payAgain };
}

/** Plants each breach in books that are right, and sees it named. */
export function testBreaches(shop: SoundShop, breaches: Breach[]): void {
  test.each(breaches)('%s is named, with what mends it', async (_name, plant, rule, says) => {
    await plant();
    const { wrong } = await shop.look();
    expect(wrong).toContainEqual(expect.objectContaining({ rule, says: expect.stringMatching(says) }));
    expect(wrong.every(({ mend }) => mend.length > 20)).toBe(true);
  });
}
