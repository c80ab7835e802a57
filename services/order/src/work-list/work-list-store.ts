import { trusted } from '@shop/service-kit';
import type { OrderStatus } from '@shop/shop-rules';
import type { Model } from 'mongoose';
import { WORK_INDEX, type OrderDocument } from '../store/order-model.ts';
import type { OpenOrder } from './pieces.ts';

export type WorkListStore = {
  open: () => Promise<OpenOrder[]>;
};

const MAX_ORDERS = 1_000;
const UNSENT: OrderStatus[] = ['confirmed', 'inProcess'];

const shown = {
  number: 1,
  userName: 1,
  'address.name': 1,
  lines: 1,
  refunds: 1,
  withdrawals: 1,
  disputes: 1,
  work: 1,
  placedAt: 1,
  'history.what': 1,
  'history.to': 1,
  'history.at': 1,
} as const;

export const openWorkListStore = (orders: Model<OrderDocument>): WorkListStore => ({
  open: () =>
    orders
      .find(
        {
          orderStatus: trusted({ $in: UNSENT }),
          paymentStatus: 'paid',
          'lines.promise.week': trusted({ $type: 'string' as const }),
        },
        shown,
      )
      .sort({ 'lines.promise.week': 1, _id: 1 })
      .limit(MAX_ORDERS)
      .hint(WORK_INDEX)
      .lean<OpenOrder[]>()
      .exec(),
});
