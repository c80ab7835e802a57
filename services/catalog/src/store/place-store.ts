import type { CommitInput, ReleaseInput, ReserveInput, ReturnInput, WithholdInput } from '@shop/contracts';
import { trusted, withRequestId } from '@shop/service-kit';
import type { Places, StoredProduct } from '../domain/product.ts';
import { recentSales } from '../domain/recent-sales.ts';
import { orderMovement } from '../domain/stock-ledger.ts';
import type { productModel } from './product-model.ts';

type ToOrder = NonNullable<StoredProduct['toOrder']>;
type Take = Omit<ReserveInput, 'toOrder'> & { toOrder: ToOrder };
type Found = { orderID: string; productID: string; place: Places };

/** As `HoldStore`; no stock changes. */
export type PlaceStore = {
  takePlaces: (input: Take, now: Date) => Promise<boolean>;
  renewPlaces: (input: ReserveInput) => Promise<boolean>;
  putBackPlaces: (input: ReleaseInput & { place: Places }, now: Date) => Promise<boolean>;
  withholdPlaces: (input: WithholdInput) => Promise<void>;
  sellPlaces: (input: CommitInput, now: Date) => Promise<boolean>;
  finishPlaces: (found: Found) => Promise<boolean>;
  returnPlaces: (input: ReturnInput & { place: Places }) => Promise<boolean>;
  queuedDays: () => Promise<number>;
};

export function openPlaceStore(products: ReturnType<typeof productModel>, written: () => void): PlaceStore {
  const absent = trusted({ $exists: false });
  const update = async (filter: object, change: object): Promise<boolean> => {
    const { matchedCount } = await products.updateOne(filter, {
      ...change,
      $currentDate: { changedAt: true },
    });
    written();
    return matchedCount === 1;
  };
  return {
    takePlaces: ({ orderID, productID, quantity, generation, buyer, sizes, toOrder }, now) => {
      const days = quantity * toOrder.daysOfWork;
      const place: Places = {
        quantity,
        generation,
        ...(buyer ? { buyerId: buyer } : {}),
        bySize: sizes,
        days,
      };
      return update(
        {
          _id: productID,
          deletedAt: null,
          // Late money keeps its promise.
          ...(buyer ? { stock: 0 } : {}),
          'toOrder.maxQueue': toOrder.maxQueue,
          'toOrder.daysOfWork': toOrder.daysOfWork,
          'queue.places': trusted({ $not: { $gt: toOrder.maxQueue - quantity } }),
          [`places.${orderID}`]: absent,
          [`holds.${orderID}`]: absent,
          [`sold.${orderID}`]: absent,
          [`freed.${orderID}.generation`]: trusted({ $not: { $gte: generation } }),
        },
        {
          $inc: { 'queue.places': quantity, 'queue.days': days },
          $set: { [`places.${orderID}`]: place },
          ...moved(orderID, 'reserved', now),
        },
      );
    },
    renewPlaces: ({ orderID, productID, generation }) => {
      const path = `places.${orderID}.generation`;
      return update(
        { _id: productID, [path]: trusted({ $lte: generation }) },
        { $set: { [path]: generation } },
      );
    },
    putBackPlaces: ({ orderID, productID, generation, place }, now) =>
      update(
        {
          _id: productID,
          [`places.${orderID}.quantity`]: place.quantity,
          [`places.${orderID}.generation`]: trusted({ $lte: generation }),
          [`places.${orderID}.paidAt`]: absent,
        },
        {
          $inc: fewer(place),
          $unset: { [`places.${orderID}`]: 1 },
          $set: { [`freed.${orderID}`]: { generation, at: now } },
          ...moved(orderID, 'released', now),
        },
      ),
    withholdPlaces: async ({ orderID, productID }) => {
      await products.updateOne(
        { _id: productID, [`places.${orderID}.buyerId`]: trusted({ $exists: true }) },
        { $unset: { [`places.${orderID}.buyerId`]: 1 } },
      );
    },
    sellPlaces: ({ orderID, productID, quantity }, now) =>
      update(
        {
          _id: productID,
          [`places.${orderID}.quantity`]: quantity,
          [`places.${orderID}.paidAt`]: absent,
        },
        {
          $inc: recentSales(now, quantity),
          $unset: { [`places.${orderID}.buyerId`]: 1 },
          $set: { [`places.${orderID}.paidAt`]: now },
          ...moved(orderID, 'sold', now),
        },
      ),
    finishPlaces: ({ orderID, productID, place: { quantity, days, bySize, paidAt } }) =>
      update(
        {
          _id: productID,
          [`places.${orderID}.quantity`]: quantity,
          [`places.${orderID}.paidAt`]: trusted({ $exists: true }),
        },
        {
          $inc: { ...fewer({ quantity, days }), received: quantity },
          $unset: { [`places.${orderID}`]: 1 },
          $set: { [`sold.${orderID}`]: { quantity, at: paidAt, bySize } },
        },
      ),
    returnPlaces: ({ orderID, productID, refundId, quantity: wanted, sizes, place }) => {
      const quantity = Math.min(wanted, place.quantity);
      const days = place.quantity === 0 ? 0 : Math.round((place.days * quantity) / place.quantity);
      const path = `places.${orderID}`;
      const bySize = Object.entries(sizes).map(([size, n]) => [`${path}.bySize.${size}`, -n] as const);
      return update(
        { _id: productID, [`returned.${refundId}`]: absent, [`${path}.quantity`]: place.quantity },
        {
          $inc: {
            ...fewer({ quantity, days }),
            [`${path}.quantity`]: -quantity,
            [`${path}.days`]: -days,
            ...(quantity === wanted ? Object.fromEntries(bySize) : {}),
            ...(place.paidAt ? recentSales(place.paidAt, -quantity) : {}),
          },
          $set: { [`returned.${refundId}`]: quantity },
        },
      );
    },
    queuedDays: async () => {
      const queues = await products
        .find({ 'queue.days': trusted({ $gt: 0 }) }, { queue: 1 })
        .lean<Pick<StoredProduct, 'queue'>[]>();
      return queues.reduce((sum, { queue }) => sum + (queue?.days ?? 0), 0);
    },
  };
}

const fewer = ({ quantity, days }: Pick<Places, 'quantity' | 'days'>) => ({
  'queue.places': -quantity,
  'queue.days': -days,
});

const moved = (orderID: string, reason: 'reserved' | 'released' | 'sold', at: Date) => ({
  $push: { 'ledger.movements': withRequestId(orderMovement({ at, change: 0, reason, orderID })) },
});
