import type { AuditEntry, Role } from '@shop/contracts';
import { isDuplicateKey, newId, ShopError, trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { Notice } from '../domain/notice.ts';
import { searchKeysOf, searchPattern } from './search-keys.ts';
import type { MakersNote, StoredUser, User } from './user-model.ts';

type Change = Partial<Pick<User, 'passwordHash' | 'role' | 'rights' | 'userName' | 'totp' | 'recoveryCodes'>>;
type AccountChoice = { words?: string | undefined; role?: Role | undefined };
type ChangeOptions = {
  /** Does nothing when epoch or address differ. */
  seen?: Pick<User, 'epoch' | 'email'>;
  confirms?: boolean;
  endsSecondFactor?: boolean;
  notice?: Notice;
  auditEntry?: AuditEntry;
};
type EmailChange = { to: string; epoch: number; notice: Notice; auditEntry: AuditEntry };

export type UserStore = {
  /** @throws `email-taken` */
  insert: (user: Omit<User, '_id' | 'epoch'> & { _id?: string }) => Promise<User>;
  findByEmail: (email: string) => Promise<User | null>;
  find: (id: string) => Promise<User | null>;
  list: () => Promise<User[]>;
  /** Changes the account and ends its sessions in one update. @returns false when it was not done */
  change: (id: string, change: Change, options?: ChangeOptions) => Promise<boolean>;
  /** Replaces a hash of the same password, unless changed since; sessions stay. */
  replaceHash: (id: string, from: string, to: string) => Promise<void>;
  /** Sessions stay. */
  rename: (id: string, userName: string, auditEntry: AuditEntry) => Promise<void>;
  /** Stores the secret of a second factor during set-up. */
  askTotp: (id: string, sealed: string) => Promise<void>;
  /** @returns false when this or a later step was used */
  takeStep: (id: string, step: number) => Promise<boolean>;
  /** @returns false when unknown */
  takeRecoveryCode: (id: string, digest: string, auditEntry: AuditEntry) => Promise<boolean>;
  /** @returns false when the account has another address */
  confirm: (id: string, email: string) => Promise<boolean>;
  /** Sets a confirmed address. @returns false when epoch or address differ @throws `email-taken` */
  changeEmail: (user: Pick<User, '_id' | 'email'>, change: EmailChange) => Promise<boolean>;
  page: (
    choice: AccountChoice,
    at: { skip: number; limit: number },
  ) => Promise<{ users: User[]; total: number }>;
  each: (choice: AccountChoice) => AsyncIterable<User>;
  addNote: (id: string, note: MakersNote, auditEntry: AuditEntry) => Promise<User | null>;
  namesOf: (ids: string[]) => Promise<Map<string, string>>;
  hasOwnerWithFactor: () => Promise<boolean>;
  countOwners: () => Promise<number>;
  /** @returns false while audit entries wait in it */
  remove: (id: string) => Promise<boolean>;
};

const MAX_NOTES = 200;

/** Search keys stay in the store. */
const WITHOUT_KEYS = { nameKeys: 0, emailKeys: 0 };

export function filterOf({ words = '', role }: AccountChoice): Record<string, unknown> {
  const pattern = searchPattern(words);
  const named = pattern && trusted({ $in: [pattern] });
  return {
    ...(role ? { role } : {}),
    ...(named ? { $or: [{ nameKeys: named }, { emailKeys: named }] } : {}),
  };
}

const OWNERS: Record<string, unknown> = { role: 'admin', rights: trusted({ $in: ['owner', null] }) };

async function orEmailTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new ShopError({ code: 'email-taken', errors: { email: 'Sähköpostiosoite on jo käytössä.' } });
  }
}

export function openUserStore(users: Model<StoredUser>): UserStore {
  return {
    insert: async (input) => {
      const user = { _id: newId(), epoch: 0, ...input };
      await orEmailTaken(users.collection.insertOne({ ...user, ...searchKeysOf(user) } as never));
      return user;
    },
    findByEmail: (email) => users.findOne({ email }, WITHOUT_KEYS).lean<User>().exec(),
    find: (id) => users.findById(id, WITHOUT_KEYS).lean<User>().exec(),
    list: () => users.find({}, WITHOUT_KEYS).sort({ createdAt: 1, _id: 1 }).lean<User[]>().exec(),
    change: async (_id, change, { seen, confirms, endsSecondFactor, notice, auditEntry } = {}) => {
      const { matchedCount } = await users.updateOne(
        { _id, ...(seen ? { email: seen.email, epoch: seen.epoch } : {}) },
        {
          $set: { ...change, ...searchKeysOf({ userName: change.userName }) },
          $inc: { epoch: 1 },
          $unset: {
            ...(confirms ? { isUnconfirmed: '' } : {}),
            ...(endsSecondFactor ? { totp: '', recoveryCodes: '' } : {}),
            ...(change.totp || endsSecondFactor ? { totpAsked: '' } : {}),
          },
          $push: {
            ...(notice ? { notices: notice } : {}),
            ...(auditEntry ? { pendingEntries: auditEntry } : {}),
          },
        },
      );
      return matchedCount === 1;
    },
    replaceHash: async (_id, from, to) =>
      void (await users.updateOne({ _id, passwordHash: from }, { $set: { passwordHash: to } })),
    rename: async (_id, userName, auditEntry) => {
      const named = { userName, ...searchKeysOf({ userName }) };
      await users.updateOne({ _id }, { $set: named, $push: { pendingEntries: auditEntry } });
    },
    askTotp: async (_id, sealed) => void (await users.updateOne({ _id }, { $set: { totpAsked: sealed } })),
    takeStep: async (_id, step) => {
      const before = { 'totp.lastStep': trusted({ $lt: step }) };
      return (
        (await users.updateOne({ _id, ...before }, { $set: { 'totp.lastStep': step } })).matchedCount === 1
      );
    },
    takeRecoveryCode: async (_id, digest, auditEntry) => {
      const taking = { $pull: { recoveryCodes: digest }, $push: { pendingEntries: auditEntry } };
      return (await users.updateOne({ _id, recoveryCodes: digest }, taking)).matchedCount === 1;
    },
    confirm: async (_id, email) =>
      (await users.updateOne({ _id, email }, { $unset: { isUnconfirmed: '' } })).matchedCount === 1,
    changeEmail: async ({ _id, email }, { to, epoch, notice, auditEntry }) => {
      const write = users.updateOne(
        { _id, email, epoch },
        {
          $set: { email: to, ...searchKeysOf({ email: to }) },
          $unset: { isUnconfirmed: '' },
          $push: { notices: notice, pendingEntries: auditEntry },
        },
      );
      return (await orEmailTaken(write.exec())).matchedCount === 1;
    },
    page: async (choice, { skip, limit }) => {
      const filter = filterOf(choice);
      const [found, total] = await Promise.all([
        users
          .find(filter, WITHOUT_KEYS)
          .sort({ createdAt: -1, _id: -1 })
          .skip(skip)
          .limit(limit)
          .lean<User[]>(),
        users.countDocuments(filter),
      ]);
      return { users: found, total };
    },
    each: (choice) =>
      users
        .find(filterOf(choice), WITHOUT_KEYS)
        .sort({ createdAt: -1, _id: -1 })
        .allowDiskUse(true)
        .lean<User[]>()
        .cursor() as AsyncIterable<User>,
    addNote: (_id, note, auditEntry) =>
      users
        .findOneAndUpdate(
          { _id },
          { $push: { makersNotes: { $each: [note], $slice: -MAX_NOTES }, pendingEntries: auditEntry } },
          { returnDocument: 'after', projection: WITHOUT_KEYS },
        )
        .lean<User>()
        .exec(),
    namesOf: async (ids) => {
      const found = await users.find({ _id: trusted({ $in: ids }) }, { userName: 1 }).lean<User[]>();
      return new Map(found.map(({ _id, userName }) => [_id, userName]));
    },
    hasOwnerWithFactor: async () =>
      (await users.exists({ ...OWNERS, 'totp.since': trusted({ $exists: true }) })) !== null,
    countOwners: () => users.countDocuments(OWNERS).exec(),
    remove: async (_id) => {
      await users.deleteOne({ _id, 'pendingEntries.0': trusted({ $exists: false }) });
      return (await users.exists({ _id })) === null;
    },
  };
}
