import type { SalesFigures } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import type { Model, PipelineStage } from 'mongoose';
import { retainedCents, addCompletedRefunds } from './retained-money.ts';
import { filterOf } from '../../store/order-lists.ts';
import type { OrderDocument } from '../../store/order-model.ts';

export type Sales = {
  /** Figures of the orders that the list shows as paid. */
  figures: (range: { from?: Date; to?: Date }) => Promise<SalesFigures>;
};

const ZONE = 'Europe/Helsinki';
const BEST_SELLERS = 5;

type Day = { _id: string; orders: number; cents: number };
type Seller = { _id: string; title: string; images: string[]; quantity: number; cents: number };

const byDay: PipelineStage[] = [
  addCompletedRefunds,
  {
    $group: {
      _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: ZONE } },
      orders: { $sum: 1 },
      cents: { $sum: retainedCents },
    },
  },
  { $sort: { _id: 1 } },
];

/** A missing sale price is null, which sorts below any number. */
const unitCents = {
  $cond: [{ $gt: ['$lines.salePriceCents', 0] }, '$lines.salePriceCents', '$lines.priceCents'],
};
const lineCents = {
  $subtract: [{ $multiply: ['$lines.quantity', unitCents] }, { $ifNull: ['$lines.discountCents', 0] }],
};
/** Refunds name lines by index. */
const ofLine = (field: 'quantity' | 'cents') => ({
  $sum: {
    $map: {
      input: {
        $reduce: {
          input: '$completedRefunds.lines',
          initialValue: [],
          in: { $concatArrays: ['$$value', '$$this'] },
        },
      },
      in: { $cond: [{ $eq: ['$$this.line', '$place'] }, `$$this.${field}`, 0] },
    },
  },
});
const byProduct: PipelineStage[] = [
  addCompletedRefunds,
  { $unwind: { path: '$lines', includeArrayIndex: 'place' } },
  {
    $group: {
      _id: '$lines.productID',
      title: { $last: '$lines.title' },
      images: { $last: '$lines.images' },
      quantity: { $sum: { $subtract: ['$lines.quantity', ofLine('quantity')] } },
      cents: { $sum: { $subtract: [lineCents, ofLine('cents')] } },
    },
  },
  { $sort: { quantity: -1, cents: -1, _id: 1 } },
  { $limit: BEST_SELLERS },
];

export function openSales(orders: Model<OrderDocument>): Sales {
  return {
    figures: async (range) => {
      const sold: PipelineStage = { $match: filterOf({ ...range, paymentStatus: ['paid'] }) };
      const [days, sellers] = await Promise.all([
        orders.aggregate<Day>([sold, ...byDay]),
        orders.aggregate<Seller>([sold, ...byProduct]),
      ]);
      return {
        orders: days.reduce((sum, day) => sum + day.orders, 0),
        totalAmount: eurosFromCents(days.reduce((sum, { cents }) => sum + cents, 0)),
        days: days.map((day) => ({
          day: day._id,
          orders: day.orders,
          totalAmount: eurosFromCents(day.cents),
        })),
        bestSellers: sellers.map(({ _id, title, images, quantity, cents }) => ({
          productID: _id,
          title,
          image: images[0] ?? '',
          quantity,
          totalAmount: eurosFromCents(cents),
        })),
      };
    },
  };
}
