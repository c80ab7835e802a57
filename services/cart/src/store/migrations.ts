import type { Migration } from '@shop/service-kit';

/** A line as it is stored by its key, which came with the cart's first version where nothing else is known. */
const withSince = { k: '$$this.k', v: { $mergeObjects: [{ since: 0 }, '$$this.v'] } };
const lines = { $objectToArray: '$lines' };

export const migrations: readonly Migration[] = [
  {
    name: '001-say-since-when-lines-are-in-the-cart',
    up: (connection) =>
      connection
        .collection('carts')
        .updateMany(
          { $expr: { $in: ['missing', { $map: { input: lines, in: { $type: '$$this.v.since' } } }] } },
          [{ $set: { lines: { $arrayToObject: { $map: { input: lines, in: withSince } } } } }],
        ),
  },
];
