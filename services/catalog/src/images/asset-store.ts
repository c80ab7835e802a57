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

/** Pictures of reviews that are served no longer; a hidden one may be shown again. */
export type SetAside = 'hidden' | 'removed';

type Asset = {
  _id: string;
  state: 'processing' | 'ready' | 'failed' | SetAside;
  formats: PictureFormat[];
  placeholder: string;
  width: number;
  height: number;
  uploadedBy: string;
  createdAt: Date;
  isLoose?: boolean;
  setAsideAt?: Date;
  hasFiles?: boolean;
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
  attach: (ids: string[]) => Promise<void>;
  setAside: (ids: string[], state: SetAside, now: Date) => Promise<void>;
  show: (id: string, event: NewEvent) => Promise<void>;
  findLoose: (before: Date) => Promise<string[]>;
  findSetAside: (ids?: string[]) => Promise<Asset[]>;
  noteCleared: (asset: Asset) => Promise<void>;
  forgetRemoved: (before: Date) => Promise<void>;
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
    isLoose: Boolean,
    setAsideAt: Date,
    hasFiles: Boolean,
    resent: Number,
    resentAt: Date,
    ...outboxFields,
  },
  { versionKey: false },
);
indexOutbox(schema);
schema.index({ createdAt: 1 }, { partialFilterExpression: { state: 'processing' } });
schema.index({ isLoose: 1, createdAt: 1 }, { partialFilterExpression: { isLoose: true } });
schema.index({ setAsideAt: 1 }, { partialFilterExpression: { setAsideAt: { $type: 'date' } } });

const MAX_CACHED_PLACEHOLDERS = 20_000;
const MAX_STUCK_AT_ONCE = 100;
const MAX_LOOSE_AT_ONCE = 200;

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
      await model.updateOne(
        { _id, formats: trusted({ $all: [...all] }), setAsideAt: trusted({ $exists: false }) },
        { $set: { state: 'ready' } },
      );
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
    attach: async (ids) => {
      const change = { $set: { uploadedBy: '' }, $unset: { isLoose: true } };
      await model.updateMany({ _id: trusted({ $in: ids }) }, change);
    },
    setAside: async (ids, state, now) => {
      await model.updateMany(
        { _id: trusted({ $in: ids }), state: trusted({ $nin: [state, 'removed' as const] }) },
        {
          $set: { state, setAsideAt: now, hasFiles: true, formats: [], uploadedBy: '' },
          $unset: { isLoose: true },
        },
      );
    },
    show: async (_id, event) => {
      const unfinished = {
        $set: { state: 'processing', formats: [] },
        $unset: { setAsideAt: true, hasFiles: true, resent: true, resentAt: true },
      };
      await model.updateOne({ _id, state: 'hidden' }, withEvent(unfinished, event));
    },
    findLoose: async (before) => {
      const filter = { isLoose: true, createdAt: trusted({ $lte: before }) };
      const found = await model.find(filter, { _id: 1 }).limit(MAX_LOOSE_AT_ONCE).lean<Asset[]>();
      return found.map(({ _id }) => _id);
    },
    findSetAside: (ids) => {
      const some = ids ? { _id: trusted({ $in: ids }) } : {};
      return model.find({ ...some, setAsideAt: trusted({ $type: 'date' as const }) }).lean<Asset[]>();
    },
    noteCleared: async ({ _id, state }) => {
      await model.updateOne(
        { _id, state, setAsideAt: trusted({ $type: 'date' as const }) },
        { $set: { hasFiles: false } },
      );
    },
    forgetRemoved: async (before) => {
      await model.deleteMany({ state: 'removed', hasFiles: false, setAsideAt: trusted({ $lte: before }) });
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
