import { Schema, type Connection } from 'mongoose';

/** By event. `after`: last user written to. */
type Progress = { _id: string; after: string; isDone: boolean; at: Date };

export type NoticeProgressStore = {
  find: (eventId: string) => Promise<Pick<Progress, 'after' | 'isDone'>>;
  save: (eventId: string, progress: Pick<Progress, 'after' | 'isDone'>) => Promise<void>;
};

const KEPT_DAYS = 400;

const schema = new Schema<Progress>(
  { _id: String, after: String, isDone: Boolean, at: Date },
  { versionKey: false },
).index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 3_600 });

export async function openNoticeProgressStore(connection: Connection): Promise<NoticeProgressStore> {
  const model = connection.model('WishNoticeProgress', schema);
  await model.createIndexes();
  return {
    find: async (eventId) => (await model.findById(eventId).lean<Progress>()) ?? { after: '', isDone: false },
    save: async (_id, progress) =>
      void (await model.updateOne({ _id }, { $set: { ...progress, at: new Date() } }, { upsert: true })),
  };
}
