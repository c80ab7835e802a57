import type { EmailTextEdit } from '@shop/contracts';
import type { EmailTextId } from '@shop/shop-rules';
import type { Connection } from 'mongoose';
import type { EmailSettings } from '../rendering/email-content.ts';

export type EmailTextStore = {
  findAll: () => Promise<EmailSettings['ownTexts']>;
  save: (id: EmailTextId, text: EmailTextEdit) => Promise<void>;
  remove: (id: EmailTextId) => Promise<void>;
};

/** @param written called after every change */
export function openEmailTextStore(connection: Connection, written: () => void): EmailTextStore {
  const texts = connection.collection<{ _id: EmailTextId } & EmailTextEdit>('emailtexts');
  return {
    findAll: async () =>
      Object.fromEntries((await texts.find().toArray()).map(({ _id, ...text }) => [_id, text])),
    save: async (_id, { subject, lead }) => {
      await texts.updateOne({ _id }, { $set: { subject, lead } }, { upsert: true });
      written();
    },
    remove: async (_id) => {
      await texts.deleteOne({ _id });
      written();
    },
  };
}
