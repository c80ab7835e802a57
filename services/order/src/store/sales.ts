import type { SalesFigures } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import type { Model, PipelineStage } from 'mongoose';
import { filterOf } from './order-lists.ts';
import type { OrderDocument } from './order-model.ts';

export type Sales = {
  /** What was sold in a range of time: the very orders that the list shows as paid for it. */
  figures: (range: { from?: Date; to?: Date }) => Promise<SalesFigures>;
};

/** The shop's days begin and end with Finland's. */
const ZONE = 'Europe/Helsinki';
const BEST_SELLERS = 5;

type Day = { _id: string; orders: number; cents: number };
type Seller = { _id: string; title: string; images: string[]; quantity: number; cents: number };

const byDay: PipelineStage[] = [
  {
    $group: {
      _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: ZONE } },
      orders: { $sum: 1 },
      cents: { $sum: '$totalCents' },
    },
  },
  { $sort: { _id: 1 } },
];

/** No sale is stored as null, which counts as less than any number. */
const unitCents = {
  $cond: [{ $gt: ['$lines.salePriceCents', 0] }, '$lines.salePriceCents', '$lines.priceCents'],
};
const byProduct: PipelineStage[] = [
  { $unwind: '$lines' },
  {
    $group: {
      _id: '$lines.productID',
      title: { $last: '$lines.title' },
      images: { $last: '$lines.images' },
      quantity: { $sum: '$lines.quantity' },
      cents: { $sum: { $multiply: ['$lines.quantity', unitCents] } },
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
