import type { CommitInput, HeldPieces, ReleaseInput, ReserveInput, WithholdInput } from '@shop/contracts';
import type { Pieces } from '@shop/shop-rules';
import { trusted, withRequestId } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { Hold, Places, StoredProduct } from '../domain/product.ts';
import { orderMovement } from '../domain/stock-ledger.ts';
import { recentSales } from '../domain/recent-sales.ts';
import { openPlaceStore, type PlaceStore } from './place-store.ts';
import { piecesWrite, withSizesAdded } from './pieces-write.ts';
import { productModel } from './product-model.ts';

type HoldState = Pick<StoredProduct, 'stock' | 'pieces' | 'toOrder' | 'queue'> & {
  hold: Hold | undefined;
  place: Places | undefined;
  isSold: boolean;
  isOffered: boolean;
  freedGeneration: number | null;
};

/** A wrong `isSized` matches no document. */
type Take = ReserveInput & { isSized: boolean };
/** `pieces`: by size; null where the product does not keep sizes. */
type PutBack = ReleaseInput & { quantity: number; pieces: Pieces | null };

/** Each write is one guarded update that also adds the ledger movement; repeating it changes nothing. */
export type HoldStore = PlaceStore & {
  /** @returns false when stock is short, the order already has the pieces, or its generation was freed */
  take: (input: Take, now: Date) => Promise<boolean>;
  /** Moves a hold to this generation. @returns false for a missing or later hold */
  renew: (input: ReserveInput) => Promise<boolean>;
  /** Returns pieces unless a later generation holds them, and bars this generation. */
  putBack: (input: PutBack, now: Date) => Promise<boolean>;
  /** Bars a generation that holds nothing. @returns false for an existing hold */
  bar: (input: ReleaseInput, now: Date) => Promise<boolean>;
  /** Stops counting the hold as free for its buyer. */
  withhold: (input: WithholdInput) => Promise<void>;
  /** @returns false without a hold of that quantity */
  sell: (input: CommitInput, now: Date) => Promise<boolean>;
  list: () => Promise<HeldPieces>;
  find: (orderID: string, productID: string) => Promise<HoldState | null>;
};

/** @param written called after every change of stock or sales */
export function openHoldStore(connection: Connection, written: () => void): HoldStore {
  const products = productModel(connection);
  const absent = trusted({ $exists: false });
  const present = trusted({ $exists: true, $ne: null });
  return {
    ...openPlaceStore(products, written),
    take: async ({ orderID, productID, quantity, generation, buyer, sizes, isSized }, now) => {
      const { inc, movedSizes } = piecesWrite(isSized ? sizes : null, -1);
      const hold: Hold = {
        quantity,
        generation,
        ...(buyer ? { buyerId: buyer } : {}),
        bySize: sizes,
      };
      const { matchedCount } = await products.updateOne(
        {
          _id: productID,
          deletedAt: null,
          stock: trusted({ $gte: quantity }),
          ...(isSized ? atLeast(sizes) : { pieces: null }),
          [`holds.${orderID}`]: absent,
          [`sold.${orderID}`]: absent,
          [`freed.${orderID}.generation`]: trusted({ $not: { $gte: generation } }),
        },
        {
          $inc: { stock: -quantity, ...inc },
          $set: { [`holds.${orderID}`]: hold },
          ...moved({ at: now, change: -quantity, ...movedSizes, reason: 'reserved', orderID }),
          $currentDate: { changedAt: true },
        },
      );
      written();
      return matchedCount === 1;
    },
    renew: async ({ orderID, productID, generation }) => {
      const { matchedCount } = await products.updateOne(
        { _id: productID, [`holds.${orderID}.generation`]: trusted({ $lte: generation }) },
        { $set: { [`holds.${orderID}.generation`]: generation } },
      );
      return matchedCount === 1;
    },
    putBack: async ({ orderID, productID, generation, quantity, pieces }, now) => {
      const { inc, movedSizes } = piecesWrite(pieces, 1);
      const { matchedCount } = await products.updateOne(
        {
          _id: productID,
          [`holds.${orderID}.quantity`]: quantity,
          [`holds.${orderID}.generation`]: trusted({ $lte: generation }),
          pieces: pieces ? present : null,
        },
        {
          $inc: { stock: quantity, ...inc },
          ...withSizesAdded(pieces),
          $unset: { [`holds.${orderID}`]: 1 },
          $set: { [`freed.${orderID}`]: { generation, at: now } },
          ...moved({ at: now, change: quantity, ...movedSizes, reason: 'released', orderID }),
          $currentDate: { changedAt: true },
        },
      );
      written();
      return matchedCount === 1;
    },
    bar: async ({ orderID, productID, generation }, now) => {
      const { matchedCount } = await products.updateOne(
        { _id: productID, [`holds.${orderID}`]: absent, [`places.${orderID}`]: absent },
        { $max: { [`freed.${orderID}.generation`]: generation }, $set: { [`freed.${orderID}.at`]: now } },
      );
      return matchedCount === 1;
    },
    withhold: async ({ orderID, productID }) => {
      await products.updateOne(
        { _id: productID, [`holds.${orderID}.buyerId`]: trusted({ $exists: true }) },
        { $unset: { [`holds.${orderID}.buyerId`]: 1 } },
      );
    },
    sell: async ({ orderID, productID, quantity, sizes }, now) => {
      const { matchedCount } = await products.updateOne(
        { _id: productID, [`holds.${orderID}.quantity`]: quantity },
        {
          $inc: recentSales(now, quantity),
          $unset: { [`holds.${orderID}`]: 1 },
          $set: { [`sold.${orderID}`]: { quantity, at: now, bySize: sizes } },
          ...moved({ at: now, change: 0, reason: 'sold', orderID }),
          $currentDate: { changedAt: true },
        },
      );
      if (matchedCount === 1) written();
      return matchedCount === 1;
    },
    list: async () => {
      const held = await products
        .find(
          { $or: [{ holds: trusted({ $nin: [null, {}] }) }, { places: trusted({ $nin: [null, {}] }) }] },
          { holds: 1, places: 1 },
        )
        .lean<Pick<StoredProduct, '_id' | 'holds' | 'places'>[]>();
      return held.flatMap(({ _id: productID, holds, places = {} }) => [
        ...Object.entries(holds).map(([orderID, { generation }]) => ({ productID, orderID, generation })),
        ...Object.entries(places)
          .filter(([, { quantity }]) => quantity > 0)
          .map(([orderID, { generation, paidAt, bySize }]) => ({
            productID,
            orderID,
            generation,
            ...(paidAt ? { paidPlaces: unreturned(bySize) } : {}),
          })),
      ]);
    },
    find: async (orderID, productID) => {
      const product = await products
        .findById(productID, {
          stock: 1,
          pieces: 1,
          deletedAt: 1,
          toOrder: 1,
          queue: 1,
          [`holds.${orderID}`]: 1,
          [`places.${orderID}`]: 1,
          [`sold.${orderID}`]: 1,
          [`freed.${orderID}`]: 1,
        })
        .lean<StoredProduct>();
      if (!product) return null;
      return {
        stock: product.stock,
        ...(product.pieces ? { pieces: product.pieces } : {}),
        toOrder: product.toOrder ?? null,
        ...(product.queue ? { queue: product.queue } : {}),
        hold: product.holds[orderID],
        place: product.places?.[orderID],
        isOffered: product.deletedAt === null,
        isSold: Boolean(product.sold[orderID]),
        freedGeneration: product.freed[orderID]?.generation ?? null,
      };
    },
  };
}

const atLeast = (sizes: Pieces) =>
  Object.fromEntries(Object.entries(sizes).map(([size, n]) => [`pieces.${size}`, trusted({ $gte: n })]));

const moved = (movement: Parameters<typeof orderMovement>[0]) => ({
  $push: { 'ledger.movements': withRequestId(orderMovement(movement)) },
});

const unreturned = (bySize: Pieces): Pieces =>
  Object.fromEntries(Object.entries(bySize).filter(([, pieces]) => pieces > 0));
