import type { PackingState } from '@shop/shop-rules';
import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import { orderSorts, type OrderChoice, type OrderListQuery } from '../domain/order-list-query.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { OrderDocument } from './order-model.ts';
import { numberPattern, searchPatterns } from './search-keys.ts';

export type OrderLists = {
  list: (query: OrderListQuery) => Promise<{ orders: StoredOrder[]; total: number }>;
  /** The same orders, all of them, read while they are taken. */
  each: (query: Omit<OrderListQuery, 'skip' | 'limit'>) => AsyncIterable<StoredOrder>;
  count: (choice: OrderChoice) => Promise<number>;
  /** The newest orders of whoever has this address of e-mail. */
  ofEmail: (email: string) => Promise<StoredOrder[]>;
};

/** More than anybody withdraws from. */
const MAX_OF_EMAIL = 200;

/** Lists of placed orders; a checkout whose stock was never held is nobody's order. */
export function openOrderLists(orders: Model<OrderDocument>): OrderLists {
  return {
    list: async (query) => {
      const filter = filterOf(query);
      const order = query.ascending ? 1 : -1;
      const [found, total] = await Promise.all([
        orders
          .find(filter, { outbox: 0, searchKeys: 0 })
          .sort({ [orderSorts[query.sort]]: order, _id: order })
          .skip(query.skip)
          .limit(query.limit)
          .lean<StoredOrder[]>(),
        orders.countDocuments(filter),
      ]);
      return { orders: found, total };
    },
    each: (query) => {
      const order = query.ascending ? 1 : -1;
      return orders
        .find(filterOf(query), { outbox: 0, searchKeys: 0, history: 0 })
        .sort({ [orderSorts[query.sort]]: order, _id: order })
        .allowDiskUse(true)
        .lean<StoredOrder[]>()
        .cursor() as AsyncIterable<StoredOrder>;
    },
    count: (choice) => orders.countDocuments(filterOf(choice)),
    ofEmail: (email) =>
      orders
        .find(
          { searchKeys: email, email, placedAt: trusted({ $gt: new Date(0) }) },
          { outbox: 0, searchKeys: 0 },
        )
        .sort({ createdAt: -1 })
        .limit(MAX_OF_EMAIL)
        .lean<StoredOrder[]>(),
  };
}

/** Confirmed orders that are not sent: those that are to be packed, or those that something stands against. */
function packingFilter(packing: PackingState): Record<string, unknown>[] {
  const unsent = { orderStatus: trusted({ $in: ['confirmed', 'inProcess'] }) };
  if (packing === 'ready') return [unsent, { paymentStatus: 'paid', packingBlock: null }];
  const stopped = [{ paymentStatus: trusted({ $ne: 'paid' }) }, { packingBlock: trusted({ $ne: null }) }];
  return [unsent, { $or: stopped }];
}

/** Which orders a query means; only placed ones. */
export function filterOf(query: OrderChoice): Record<string, unknown> {
  const { userID, ids, words, numberPart, from, to } = query;
  const oneOf = (name: 'orderStatus' | 'paymentStatus' | 'paymentMethod') =>
    query[name] ? { [name]: trusted({ $in: query[name] }) } : {};
  const { packing, paymentCancelled } = query;
  const sought = searchPatterns(words ?? '').map((group) => ({ searchKeys: trusted({ $in: group }) }));
  const both = [...sought, ...(packing ? packingFilter(packing) : [])];
  const dates = { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) };
  return {
    // A range without an end: unlike 'not null' it can be told from an index alone.
    placedAt: trusted({ $gt: new Date(0) }),
    ...(userID === undefined ? {} : { userID }),
    ...(ids ? { _id: trusted({ $in: ids }) } : {}),
    ...(numberPart ? { number: trusted({ $regex: numberPattern(numberPart) }) } : {}),
    ...oneOf('orderStatus'),
    ...oneOf('paymentStatus'),
    ...oneOf('paymentMethod'),
    ...(query.paymentPending
      ? { paymentStatus: 'pending', 'pendingPayment.paymentId': trusted({ $gt: '' }) }
      : {}),
    // The type is what the index asks for.
    ...(query.alert ? { alerts: trusted({ $type: 'string', $eq: query.alert }) } : {}),
    ...(from || to ? { createdAt: trusted(dates) } : {}),
    ...(paymentCancelled === undefined
      ? {}
      : { paymentCancelled: paymentCancelled || trusted({ $ne: true }) }),
    ...(both.length > 0 ? { $and: both } : {}),
  };
}
