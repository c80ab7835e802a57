import { randomBytes } from 'node:crypto';
import type { AuditEntry } from '@shop/contracts';
import type { AuditKind } from '@shop/shop-rules';
import { isDuplicateKey, partPattern, retryOnConflict, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import { digestOfEntry, digestOfValue, type Entry, type PersonalValue } from './stored-entry.ts';

type AuditEntryChoice = {
  kinds?: readonly AuditKind[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Part of an id or of a value, also of personal ones. */
  words?: string | undefined;
  /** Ids of people found by name: as actor or subject. */
  people?: string[] | undefined;
  orders?: string[] | undefined;
};
type ShownEntry = { entry: Entry; personal: Record<string, string | null> };

/** Entries are only added; personal values can be erased. */
export type AuditEntryStore = {
  /** Appends once. @throws `busy` */
  append: (auditEntry: AuditEntry) => Promise<void>;
  /** Erases a person's values; entries and chain stay. */
  erase: (of: string) => Promise<void>;
  page: (
    choice: AuditEntryChoice,
    at: { skip: number; limit: number },
  ) => Promise<{ shown: ShownEntry[]; total: number }>;
};

const entrySchema = new Schema<Entry>(
  {
    _id: Number,
    event: String,
    kind: String,
    at: Date,
    by: String,
    about: String,
    requestId: String,
    changes: [{ _id: false, field: String, before: String, after: String }],
    digests: Schema.Types.Mixed,
    previous: String,
  },
  { versionKey: false, minimize: false, collection: 'auditLog' },
)
  .index({ event: 1 }, { unique: true })
  .index({ by: 1, _id: -1 })
  .index({ kind: 1, _id: -1 });

const valueSchema = new Schema<PersonalValue>(
  { _id: String, event: String, name: String, of: String, salt: String, value: String },
  { versionKey: false, collection: 'auditLogValues' },
)
  .index({ event: 1 })
  .index({ of: 1 });

const pattern = (words: string) => trusted({ $regex: partPattern(words), $options: 'i' });

/** @param isThere whether an account exists; of deleted accounts nothing personal is stored */
export async function openAuditEntryStore(
  connection: Connection,
  isThere: (userID: string) => Promise<boolean>,
): Promise<AuditEntryStore> {
  const entries = connection.model('AuditLogRow', entrySchema);
  const values = connection.model('AuditValue', valueSchema);
  await Promise.all([entries.createIndexes(), values.createIndexes()]);

  /** Stores the personal values, or reads those of an earlier try: the first salt counts. */
  async function digestsOf({ id: event, personal }: AuditEntry): Promise<Entry['digests']> {
    const kept = personal.map(async ({ name, value, of }) => {
      const salt = randomBytes(16).toString('hex');
      if (!(await isThere(of))) return [name, { of, digest: digestOfValue(salt, value) }];
      const stored = await values
        .findOneAndUpdate(
          { _id: `${event} ${name}` },
          { $setOnInsert: { event, name, of, salt, value } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<PersonalValue>();
      return [name, { of, digest: digestOfValue(stored.salt, stored.value) }];
    });
    return Object.fromEntries(await Promise.all(kept)) as Entry['digests'];
  }

  async function insertNext(auditEntry: AuditEntry, digests: Entry['digests']): Promise<true | undefined> {
    const last = await entries.findOne().sort({ _id: -1 }).lean<Entry>();
    const { kind, by, about, requestId, changes } = auditEntry;
    const entry: Entry = {
      _id: (last?._id ?? 0) + 1,
      event: auditEntry.id,
      kind,
      at: new Date(auditEntry.at),
      by,
      about,
      requestId,
      changes,
      digests,
      previous: last ? digestOfEntry(last) : '',
    };
    try {
      await entries.collection.insertOne(entry as never);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The entry exists already, or another one took this number.
      return (await entries.exists({ event: auditEntry.id })) ? true : undefined;
    }
  }

  async function filterOf({
    kinds,
    from,
    to,
    words,
    people = [],
    orders = [],
  }: AuditEntryChoice): Promise<Record<string, unknown>> {
    const found = words && (await values.distinct('event', { value: pattern(words) }));
    const isOf = [
      { event: trusted({ $in: found || [] }) },
      { by: trusted({ $in: people }) },
      { about: trusted({ $in: [...people, ...orders] }) },
    ];
    const texts = ['about', 'requestId', 'changes.before', 'changes.after'];
    return {
      ...(kinds ? { kind: trusted({ $in: [...kinds] }) } : {}),
      ...(from || to ? { at: trusted({ ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) }) } : {}),
      ...(words ? { $or: [...isOf, ...texts.map((text) => ({ [text]: pattern(words) }))] } : {}),
    };
  }

  return {
    append: async (auditEntry) => {
      if (await entries.exists({ event: auditEntry.id })) return;
      const digests = await digestsOf(auditEntry);
      await retryOnConflict(() => insertNext(auditEntry, digests));
    },
    erase: async (of) => void (await values.deleteMany({ of })),
    page: async (choice, { skip, limit }) => {
      const filter = await filterOf(choice);
      const [found, total] = await Promise.all([
        entries.find(filter).sort({ _id: -1 }).skip(skip).limit(limit).lean<Entry[]>(),
        entries.countDocuments(filter),
      ]);
      const events = found.map(({ event }) => event);
      const kept = await values.find({ event: trusted({ $in: events }) }).lean<PersonalValue[]>();
      const valueOf = new Map(kept.map(({ _id, value }) => [_id, value]));
      const shown = found.map((entry) => ({
        entry,
        personal: Object.fromEntries(
          Object.keys(entry.digests).map((name) => [name, valueOf.get(`${entry.event} ${name}`) ?? null]),
        ),
      }));
      return { shown, total };
    },
  };
}
