import { DELETED_BUYER } from '../../domain/order.ts';
import type { AccountlessBuyer, BuyerFigures } from '@shop/contracts';
import { NO_ACCOUNT } from '@shop/shop-rules';
import { eurosFromCents } from '@shop/money';
import { partPattern, trusted } from '@shop/service-kit';
import type { Model, PipelineStage } from 'mongoose';
import { retainedCents, addCompletedRefunds } from './retained-money.ts';
import { ACCOUNTLESS_INDEX, type OrderDocument } from '../../store/order-model.ts';

export type BuyerFiguresStore = {
  ofUsers: (userIDs: string[]) => Promise<BuyerFigures[]>;
  accountless: (
    words: string,
    at: { skip: number; limit: number },
  ) => Promise<{ buyers: AccountlessBuyer[]; total: number }>;
  streamAccountless: (words: string) => AsyncIterable<AccountlessBuyer>;
};

type Figures = { orders: number; cents: number; last: Date };
type Accountless = Figures & { _id: string; userName: string };

/** @param cents what a paid order counts */
const figures = (cents: object | string) => ({
  orders: { $sum: 1 },
  cents: { $sum: { $cond: [{ $ifNull: ['$confirmedAt', false] }, cents, 0] } },
  last: { $max: '$createdAt' },
});
const placed = { placedAt: trusted({ $gt: new Date(0) }) };

const figuresView = ({ orders, cents, last }: Figures) => ({
  orders,
  paid: eurosFromCents(cents),
  lastOrderAt: last.toISOString(),
});

export function openBuyerFigures(orders: Model<OrderDocument>): BuyerFiguresStore {
  return {
    ofUsers: async (userIDs) => {
      const found = await orders.aggregate<Figures & { _id: string }>([
        { $match: { ...placed, userID: trusted({ $in: userIDs }) } },
        addCompletedRefunds,
        { $group: { _id: '$userID', ...figures(retainedCents) } },
      ]);
      return found.map(({ _id: userID, ...sums }) => ({ userID, ...figuresView(sums) }));
    },
    accountless: async (words, { skip, limit }) => {
      const [page] = await orders
        .aggregate<{ buyers: Accountless[]; count: { total: number }[] }>([
          ...accountless(words),
          {
            $facet: {
              buyers: [{ $sort: { last: -1, _id: 1 } }, { $skip: skip }, { $limit: limit }],
              count: [{ $count: 'total' }],
            },
          },
        ])
        .hint(ACCOUNTLESS_INDEX);
      return {
        total: page?.count[0]?.total ?? 0,
        buyers: (page?.buyers ?? []).map(accountlessBuyer),
      };
    },
    streamAccountless: async function* (words) {
      const found = orders
        .aggregate<Accountless>([...accountless(words), { $sort: { last: -1, _id: 1 } }])
        .hint(ACCOUNTLESS_INDEX)
        .allowDiskUse(true)
        .cursor();
      for await (const buyer of found as AsyncIterable<Accountless>) yield accountlessBuyer(buyer);
    },
  };
}

/** Answered from the index alone, in its order. Imported orders have no refunds here. */
export function accountless(words: string): PipelineStage[] {
  const pattern = partPattern(words);
  const named = trusted({ $regex: pattern, $options: 'i' });
  return [
    { $match: { ...placed, userID: NO_ACCOUNT, userName: trusted({ $ne: DELETED_BUYER }) } },
    { $sort: { email: 1, createdAt: 1 } },
    { $group: { _id: '$email', userName: { $last: '$userName' }, ...figures('$totalCents') } },
    ...(pattern ? [{ $match: { $or: [{ _id: named }, { userName: named }] } }] : []),
  ];
}

const accountlessBuyer = ({ _id: email, userName, ...sums }: Accountless): AccountlessBuyer => ({
  id: email,
  email,
  userName,
  ...figuresView(sums),
});
