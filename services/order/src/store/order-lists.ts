import type { OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { StoredOrder } from '../domain/order.ts';
import type { OrderDocument } from './order-model.ts';
import { searchPatterns } from './search-keys.ts';

/** What orders can be sorted by. */
export const orderSorts = {
  orderDate: 'createdAt',
  updatedOrderDate: 'updatedAt',
  totalAmount: 'totalCents',
  orderStatus: 'orderStatus',
  paymentStatus: 'paymentStatus',
  userName: 'userName',
  id: '_id',
} as const;
export type OrderSort = keyof typeof orderSorts;

/** What orders can be narrowed by. */
export type OrderChoice = {
  userID?: string;
  ids?: string[];
  orderStatus?: OrderStatus[];
  paymentStatus?: PaymentStatus[];
  paymentMethod?: PaymentMethod[];
  /** The end of an order's id, the start of a word of the buyer's name, or of their address of e-mail. */
  words?: string;
  /** Only those about whose money a provider is still deciding. */
  paymentPending?: true;
  from?: Date;
  to?: Date;
};

export type OrderListQuery = OrderChoice & {
  sort: OrderSort;
  ascending: boolean;
  skip: number;
  limit: number;
};

export type OrderLists = {
  list: (query: OrderListQuery) => Promise<{ orders: StoredOrder[]; total: number }>;
  count: (choice: OrderChoice) => Promise<number>;
};

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
    count: (choice) => orders.countDocuments(filterOf(choice)),
  };
}

/** Which orders a query means; only placed ones. */
export function filterOf(query: OrderChoice): Record<string, unknown> {
  const { userID, ids, words, from, to } = query;
  const oneOf = (name: 'orderStatus' | 'paymentStatus' | 'paymentMethod') =>
    query[name] ? { [name]: trusted({ $in: query[name] }) } : {};
  const dates = { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) };
  return {
    // A range without an end: unlike 'not null' it can be told from an index alone.
    placedAt: trusted({ $gt: new Date(0) }),
    ...(userID === undefined ? {} : { userID }),
    ...(ids ? { _id: trusted({ $in: ids }) } : {}),
    ...oneOf('orderStatus'),
    ...oneOf('paymentStatus'),
    ...oneOf('paymentMethod'),
    ...(query.paymentPending
      ? { paymentStatus: 'pending', 'pendingPayment.paymentId': trusted({ $gt: '' }) }
      : {}),
    ...(words ? { searchKeys: trusted({ $in: searchPatterns(words) }) } : {}),
    ...(from || to ? { createdAt: trusted(dates) } : {}),
  };
}
