import type { PictureFormat } from '@shop/shop-rules';
import {
  indexOutbox,
  outboxEntry,
  outboxFields,
  withEvent,
  type OutboxModel,
  type NewEvent,
  type OutboxEntry,
} from '@shop/events';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

type Asset = {
  _id: string;
  state: 'processing' | 'ready' | 'failed';
  formats: PictureFormat[];
  placeholder: string;
  width: number;
  height: number;
  uploadedBy: string;
  createdAt: Date;
  resent?: number;
  resentAt?: Date;
  outbox?: OutboxEntry[];
};

export type AssetStore = {
  model: OutboxModel;
  insert: (asset: Asset, events: NewEvent[]) => Promise<void>;
  find: (id: string) => Promise<Asset | null>;
  count: (ids: string[]) => Promise<number>;
  addFormats: (id: string, formats: PictureFormat[], all: readonly PictureFormat[]) => Promise<void>;
  /** Has a finished picture made again. @returns false when another process was first */
  remake: (id: string, event: NewEvent) => Promise<boolean>;
  /** Unfinished pictures from before that moment, whose event has left the outbox. */
  findStuck: (before: Date) => Promise<Asset[]>;
  /** Queues a stuck picture again. @returns false when another process was first */
  resend: (stuck: Asset, event: NewEvent, now: Date) => Promise<boolean>;
  /** @returns false when another process was first */
  markFailed: (stuck: Asset) => Promise<boolean>;
  /** Cached for good, since previews never change. */
  placeholders: (ids: string[]) => Promise<Map<string, string>>;
};

const schema = new Schema<Asset>(
  {
    _id: String,
    state: String,
    formats: [String],
    placeholder: String,
    width: Number,
    height: Number,
    uploadedBy: String,
    createdAt: Date,
    resent: Number,
    resentAt: Date,
    ...outboxFields,
  },
  { versionKey: false },
);
indexOutbox(schema);
schema.index({ createdAt: 1 }, { partialFilterExpression: { state: 'processing' } });

const MAX_CACHED_PLACEHOLDERS = 20_000;
const MAX_STUCK_AT_ONCE = 100;

export async function openAssetStore(connection: Connection): Promise<AssetStore> {
  const model = connection.model('Asset', schema);
  await model.createIndexes();
  const cachedPlaceholders = new Map<string, string>();
  const unchanged = ({ _id, resent }: Asset) => ({
    _id,
    state: 'processing' as const,
    resent: resent === undefined ? trusted({ $exists: false }) : resent,
    'outbox.0': trusted({ $exists: false }),
  });
  return {
    model,
    insert: async (asset, events) => void (await model.create({ ...asset, outbox: events.map(outboxEntry) })),
    find: (id) => model.findById(id).lean<Asset>().exec(),
    count: (ids) => model.countDocuments({ _id: trusted({ $in: ids }) }),
    addFormats: async (_id, formats, all) => {
      await model.updateOne({ _id }, { $addToSet: { formats: { $each: formats } } });
      await model.updateOne({ _id, formats: trusted({ $all: [...all] }) }, { $set: { state: 'ready' } });
    },
    remake: async (_id, event) => {
      const unfinished = {
        $set: { state: 'processing', formats: [] },
        $unset: { resent: true, resentAt: true },
      };
      const { matchedCount } = await model.updateOne({ _id, state: 'ready' }, withEvent(unfinished, event));
      return matchedCount === 1;
    },
    findStuck: (before) =>
      model
        .find({
          state: 'processing',
          createdAt: trusted({ $lte: before }),
          'outbox.0': trusted({ $exists: false }),
          $or: [{ resentAt: null }, { resentAt: trusted({ $lte: before }) }],
        })
        .limit(MAX_STUCK_AT_ONCE)
        .lean<Asset[]>(),
    resend: async (stuck, event, now) => {
      const resentOnce = { $set: { resentAt: now }, $inc: { resent: 1 } };
      const { matchedCount } = await model.updateOne(unchanged(stuck), withEvent(resentOnce, event));
      return matchedCount === 1;
    },
    markFailed: async (stuck) => {
      const { matchedCount } = await model.updateOne(unchanged(stuck), { $set: { state: 'failed' } });
      return matchedCount === 1;
    },
    placeholders: async (ids) => {
      const missing = ids.filter((id) => !cachedPlaceholders.has(id));
      if (missing.length > 0) {
        if (cachedPlaceholders.size + missing.length > MAX_CACHED_PLACEHOLDERS) cachedPlaceholders.clear();
        const found = await model
          .find({ _id: trusted({ $in: missing }) }, { placeholder: 1 })
          .lean<Asset[]>();
        for (const { _id, placeholder } of found) cachedPlaceholders.set(_id, placeholder);
      }
      return cachedPlaceholders;
    },
  };
}
