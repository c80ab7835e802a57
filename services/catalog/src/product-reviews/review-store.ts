import type { AdminReviewState, ReviewQuery, ReviewSummary } from '@shop/contracts';
import { DELETED_REVIEWER, reviewFits, type HideReason } from '@shop/shop-rules';
import { isDuplicateKey } from '@shop/service-kit';
import type { Connection, mongo } from 'mongoose';
import type { StoredReview } from './review.ts';

const MAX_REPORTS = 20;
const ADMIN_PAGE = 20;

type Page = { reviews: StoredReview[]; total: number };
type Counts = Record<AdminReviewState, number>;

export type ReviewStore = {
  /** @returns false when the line has a review */
  insert: (review: StoredReview) => Promise<boolean>;
  find: (id: string) => Promise<StoredReview | null>;
  list: (productID: string, query: ReviewQuery) => Promise<Page>;
  summary: (productID: string) => Promise<ReviewSummary>;
  listForAdmin: (state: AdminReviewState, page: number) => Promise<Page & { counts: Counts }>;
  ofUser: (userID: string) => Promise<StoredReview[]>;
  change: (id: string, version: number, set: Partial<StoredReview>) => Promise<boolean>;
  report: (id: string, reason: HideReason, at: Date) => Promise<boolean>;
  anonymize: (userID: string) => Promise<void>;
  remove: (userID: string) => Promise<void>;
  hasPicture: (url: string) => Promise<boolean>;
  hiddenPictures: () => Promise<string[]>;
  putExamples: (examples: StoredReview[]) => Promise<void>;
};

const byState: Record<AdminReviewState, mongo.Filter<StoredReview>> = {
  new: { isNew: true },
  reported: { 'reports.0': { $exists: true } },
  answered: { reply: { $ne: null } },
  hidden: { hiddenFor: { $ne: null } },
  all: {},
};
const states = Object.keys(byState) as AdminReviewState[];
const sorts = {
  newest: { at: -1, _id: 1 },
  best: { stars: -1, at: -1, _id: 1 },
  worst: { stars: 1, at: -1, _id: 1 },
} as const;

/** @param showsExamples false hides those that a demo left in its database */
export async function openReviewStore(
  connection: Connection,
  { showsExamples }: { showsExamples: boolean },
): Promise<ReviewStore> {
  const listed = showsExamples ? {} : { isExample: false };
  const reviews = connection.collection<StoredReview>('productreviews');
  await reviews.createIndex(
    { orderID: 1, line: 1 },
    { unique: true, partialFilterExpression: { isExample: false } },
  );
  await reviews.createIndex({ productID: 1, at: -1 });
  // Covers the summary.
  await reviews.createIndex({ productID: 1, stars: -1, at: -1, _id: 1, fit: 1, isExample: 1 });
  await reviews.createIndex({ pictures: 1 });
  await reviews.createIndex({ userID: 1 });
  await reviews.createIndex({ at: -1 });
  await reviews.createIndex(
    { hiddenFor: 1 },
    { partialFilterExpression: { hiddenFor: { $type: 'string' } } },
  );
  return {
    insert: async (review) => {
      try {
        await reviews.insertOne(review);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    find: (_id) => reviews.findOne({ _id }),
    list: async (productID, { sort, stars, pictures, page, limit }) => {
      const filter = {
        ...listed,
        productID,
        ...(stars === undefined ? {} : { stars }),
        ...(pictures ? { 'pictures.0': { $exists: true }, hiddenFor: null } : {}),
      };
      const [found, total] = await Promise.all([
        reviews
          .find(filter)
          .sort(sorts[sort])
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        reviews.countDocuments(filter),
      ]);
      return { reviews: found, total };
    },
    summary: async (productID) => {
      const counted = await reviews
        .aggregate<{ _id: Pick<StoredReview, 'stars' | 'fit' | 'isExample'>; count: number }>([
          { $match: { ...listed, productID } },
          { $group: { _id: { stars: '$stars', fit: '$fit', isExample: '$isExample' }, count: { $sum: 1 } } },
        ])
        .toArray();
      return summaryOf(counted.map(({ _id, count }) => ({ ..._id, count })));
    },
    listForAdmin: async (state, page) => {
      const [found, ...numbers] = await Promise.all([
        reviews
          .find(byState[state])
          .sort(sorts.newest)
          .skip((page - 1) * ADMIN_PAGE)
          .limit(ADMIN_PAGE)
          .toArray(),
        ...states.map((each) => reviews.countDocuments(byState[each])),
      ]);
      const counts = Object.fromEntries(states.map((each, index) => [each, numbers[index]])) as Counts;
      return { reviews: found, total: counts[state], counts };
    },
    ofUser: (userID) => reviews.find({ userID }).sort(sorts.newest).toArray(),
    change: async (_id, version, set) => {
      const { matchedCount } = await reviews.updateOne({ _id, version }, { $set: set, $inc: { version: 1 } });
      return matchedCount === 1;
    },
    report: async (_id, reason, at) => {
      const reports = { $each: [{ reason, at }], $slice: -MAX_REPORTS };
      const change = { $push: { reports }, $inc: { version: 1 } };
      return (await reviews.updateOne({ _id }, change)).matchedCount === 1;
    },
    anonymize: async (userID) =>
      void (await reviews.updateMany(
        { userID },
        { $set: { userID: null, name: DELETED_REVIEWER }, $inc: { version: 1 } },
      )),
    remove: async (userID) => void (await reviews.deleteMany({ userID })),
    hasPicture: async (pictures) => (await reviews.findOne({ pictures })) !== null,
    hiddenPictures: () => reviews.distinct('pictures', { hiddenFor: { $type: 'string' } }),
    putExamples: async (examples) => {
      if (examples.length === 0) return;
      await reviews.bulkWrite(
        examples.map(({ _id, ...example }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: example }, upsert: true },
        })),
      );
    },
  };
}

type Counted = Pick<StoredReview, 'stars' | 'fit' | 'isExample'> & { count: number };

const sumOf = (counted: Counted[], worth: (one: Counted) => number = () => 1): number =>
  counted.reduce((sum, one) => sum + one.count * worth(one), 0);

function averageOf(counted: Counted[]): number {
  const count = sumOf(counted);
  return count === 0 ? 0 : Math.round((sumOf(counted, ({ stars }) => stars) / count) * 10) / 10;
}

function summaryOf(counted: Counted[]): ReviewSummary {
  const real = counted.filter(({ isExample }) => !isExample);
  return {
    count: sumOf(counted),
    average: averageOf(counted),
    stars: [1, 2, 3, 4, 5].map((stars) => sumOf(counted.filter((one) => one.stars === stars))),
    fit: Object.fromEntries(
      reviewFits.map((fit) => [fit, sumOf(counted.filter((one) => one.fit === fit))]),
    ) as ReviewSummary['fit'],
    real: { count: sumOf(real), average: averageOf(real) },
  };
}
