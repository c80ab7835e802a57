import type { PictureFormat } from '@shop/contracts';
import {
  indexOutbox,
  outboxEntry,
  outboxFields,
  type OutboxModel,
  type NewEvent,
  type OutboxEntry,
} from '@shop/events';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

type Asset = {
  _id: string;
  state: 'processing' | 'ready' | 'failed';
  /** The formats whose files are there. */
  formats: PictureFormat[];
  /** A blurred preview as a data URI. */
  placeholder: string;
  width: number;
  height: number;
  uploadedBy: string;
  createdAt: Date;
  outbox?: OutboxEntry[];
};

export type AssetStore = {
  model: OutboxModel;
  insert: (asset: Asset, events: NewEvent[]) => Promise<void>;
  find: (id: string) => Promise<Asset | null>;
  /** How many of these exist. */
  count: (ids: string[]) => Promise<number>;
  addFormats: (id: string, formats: PictureFormat[], all: readonly PictureFormat[]) => Promise<void>;
  /** The preview of each asset that exists; they never change, so they are kept in memory. */
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
    ...outboxFields,
  },
  { versionKey: false },
);
indexOutbox(schema);

const MAX_KEPT = 20_000;

export async function openAssetStore(connection: Connection): Promise<AssetStore> {
  const model = connection.model('Asset', schema);
  await model.createIndexes();
  const kept = new Map<string, string>();
  return {
    model,
    insert: async (asset, events) => void (await model.create({ ...asset, outbox: events.map(outboxEntry) })),
    find: (id) => model.findById(id).lean<Asset>().exec(),
    count: (ids) => model.countDocuments({ _id: trusted({ $in: ids }) }),
    addFormats: async (_id, formats, all) => {
      await model.updateOne({ _id }, { $addToSet: { formats: { $each: formats } } });
      await model.updateOne({ _id, formats: trusted({ $all: [...all] }) }, { $set: { state: 'ready' } });
    },
    placeholders: async (ids) => {
      const missing = ids.filter((id) => !kept.has(id));
      if (missing.length > 0) {
        if (kept.size + missing.length > MAX_KEPT) kept.clear();
        const found = await model
          .find({ _id: trusted({ $in: missing }) }, { placeholder: 1 })
          .lean<Asset[]>();
        for (const { _id, placeholder } of found) kept.set(_id, placeholder);
      }
      return kept;
    },
  };
}
