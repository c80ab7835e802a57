import type { PackingBlock, PackingState } from '@shop/shop-rules';
import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import { orderSorts, type OrderChoice, type OrderListQuery } from '../domain/order-list-query.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { OrderDocument } from './order-model.ts';
import { numberPattern, searchPatterns } from './search-keys.ts';

export type OrderLists = {
  list: (query: OrderListQuery) => Promise<{ orders: StoredOrder[]; total: number }>;
  stream: (query: Omit<OrderListQuery, 'skip' | 'limit'>) => AsyncIterable<StoredOrder>;
  count: (choice: OrderChoice) => Promise<number>;
  ofEmail: (email: string) => Promise<StoredOrder[]>;
};

const MAX_OF_EMAIL = 200;

/** Lists placed orders only. */
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
    stream: (query) => {
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

function packingFilter(packing: PackingState): Record<string, unknown>[] {
  const unsent = { orderStatus: trusted({ $in: ['confirmed', 'inProcess'] }) };
  if (packing === 'ready') return [unsent, { paymentStatus: 'paid', packingBlock: null }];
  const blocks: PackingBlock[] = ['disputed', 'empty'];
  const stopped = [{ paymentStatus: trusted({ $ne: 'paid' }) }, { packingBlock: trusted({ $in: blocks }) }];
  return [unsent, { $or: stopped }];
}

export function filterOf(query: OrderChoice): Record<string, unknown> {
  const { userID, ids, words, numberPart, from, to } = query;
  const oneOf = (name: 'orderStatus' | 'paymentStatus' | 'paymentMethod') =>
    query[name] ? { [name]: trusted({ $in: query[name] }) } : {};
  const { packing, paymentCancelled } = query;
  const sought = searchPatterns(words ?? '').map((group) => ({ searchKeys: trusted({ $in: group }) }));
  const both = [...sought, ...(packing ? packingFilter(packing) : [])];
  const dates = { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) };
  return {
    // An open range is answered from the index alone, unlike `$ne: null`.
    placedAt: trusted({ $gt: new Date(0) }),
    ...(userID === undefined ? {} : { userID }),
    ...(ids ? { _id: trusted({ $in: ids }) } : {}),
    ...(numberPart ? { number: trusted({ $regex: numberPattern(numberPart) }) } : {}),
    ...oneOf('orderStatus'),
    ...oneOf('paymentStatus'),
    ...oneOf('paymentMethod'),
    ...(query.deliveryMethod ? { 'delivery.id': trusted({ $in: query.deliveryMethod }) } : {}),
    ...(query.paymentPending
      ? { paymentStatus: 'pending', 'pendingPayment.paymentId': trusted({ $gt: '' }) }
      : {}),
    // The partial index needs the type.
    ...(query.alert ? { alerts: trusted({ $type: 'string', $eq: query.alert }) } : {}),
    ...(from || to ? { createdAt: trusted(dates) } : {}),
    ...(paymentCancelled === undefined
      ? {}
      : { paymentCancelled: paymentCancelled || trusted({ $ne: true }) }),
    ...(both.length > 0 ? { $and: both } : {}),
  };
}
