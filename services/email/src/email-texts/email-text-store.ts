import type { EmailTextEdit } from '@shop/contracts';
import { isDuplicateKey } from '@shop/service-kit';
import type { EmailTextId } from '@shop/shop-rules';
import type { Connection } from 'mongoose';
import type { EmailSettings } from '../rendering/email-content.ts';

export type EmailTextStore = {
  findAll: () => Promise<EmailSettings['ownTexts']>;
  versions: () => Promise<Partial<Record<EmailTextId, number>>>;
  /** @param text null for the default @returns the new version, null if `seen` is old */
  write: (id: EmailTextId, text: EmailTextEdit | null, seen: number | undefined) => Promise<number | null>;
};

/** A reset keeps the version. */
type StoredText = { _id: EmailTextId; version?: number } & Partial<EmailTextEdit>;

/** @param written called after every change */
export function openEmailTextStore(connection: Connection, written: () => void): EmailTextStore {
  const texts = connection.collection<StoredText>('emailtexts');
  return {
    findAll: async () =>
      Object.fromEntries(
        (await texts.find().toArray()).flatMap(({ _id, subject, lead }) =>
          subject === undefined || lead === undefined ? [] : [[_id, { subject, lead }]],
        ),
      ),
    versions: async () =>
      Object.fromEntries((await texts.find().toArray()).map(({ _id, version = 0 }) => [_id, version])),
    write: async (_id, text, seen) => {
      const guard = seen === undefined ? {} : { version: seen === 0 ? { $exists: false } : seen };
      const fields = text
        ? { $set: { subject: text.subject, lead: text.lead } }
        : { $unset: { subject: '' as const, lead: '' as const } };
      try {
        const stored = await texts.findOneAndUpdate(
          { _id, ...guard },
          { ...fields, $inc: { version: 1 } },
          { upsert: !seen, returnDocument: 'after' },
        );
        if (stored) written();
        return stored?.version ?? null;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
  };
}
