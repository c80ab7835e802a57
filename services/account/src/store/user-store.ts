import type { Role } from '@shop/contracts';
import { isDuplicateKey, newId, ShopError, trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { Notice } from '../domain/notice.ts';
import type { User } from './user-model.ts';

type Change = Partial<Pick<User, 'passwordHash' | 'role' | 'rights' | 'userName'>>;
type AccountChoice = { words?: string | undefined; role?: Role | undefined };
type ChangeOptions = {
  /** Does nothing where the account has another epoch by now. */
  epoch?: number;
  /** The same update takes note that the address is the owner's. */
  confirms?: boolean;
  /** The letter that tells the owner of it. */
  notice?: Notice;
};
type EmailChange = { to: string; epoch: number; notice: Notice };

export type UserStore = {
  /** @throws ShopError `email-taken` */
  insert: (user: Omit<User, '_id'>) => Promise<User>;
  findByEmail: (email: string) => Promise<User | null>;
  find: (id: string) => Promise<User | null>;
  /** By age, the oldest first. */
  list: () => Promise<User[]>;
  /** Changes the account, and ends its sessions in the same update. @returns false when it was not done */
  change: (id: string, change: Change, options?: ChangeOptions) => Promise<boolean>;
  /** Takes note that the address is the account's owner's. @returns false when it is the account's no more */
  confirm: (id: string, email: string) => Promise<boolean>;
  /**
   * Gives the account another address, which its owner has shown to be theirs.
   * @returns false when it has another epoch or address by now
   * @throws ShopError `email-taken`
   */
  changeEmail: (user: Pick<User, '_id' | 'email'>, change: EmailChange) => Promise<boolean>;
  /** A page of the accounts, the youngest first. @param choice.words the beginning of a name's word or of the address */
  page: (
    choice: AccountChoice,
    at: { skip: number; limit: number },
  ) => Promise<{ users: User[]; total: number }>;
  /** How many may do everything. */
  countOwners: () => Promise<number>;
  remove: (id: string) => Promise<void>;
};

/** An old account has no epoch, which counts as 0. */
const atEpoch = (epoch: number) => ({ epoch: epoch === 0 ? trusted({ $in: [0, null] }) : epoch });

function filterOf({ words, role }: AccountChoice): Record<string, unknown> {
  const start = words?.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const named = start && trusted({ $regex: `(?:^|\\s)${start}`, $options: 'i' });
  return {
    ...(role ? { role } : {}),
    ...(named ? { $or: [{ email: named }, { userName: named }] } : {}),
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

export function openUserStore(users: Model<User>): UserStore {
  return {
    insert: async (input) => {
      const user = { _id: newId(), ...input };
      await orEmailTaken(users.collection.insertOne(user as never));
      return user;
    },
    findByEmail: (email) => users.findOne({ email }).lean<User>().exec(),
    find: (id) => users.findById(id).lean<User>().exec(),
    list: () => users.find().sort({ createdAt: 1, _id: 1 }).lean<User[]>().exec(),
    change: async (_id, change, { epoch, confirms, notice } = {}) => {
      const { matchedCount } = await users.updateOne(
        { _id, ...(epoch === undefined ? {} : atEpoch(epoch)) },
        {
          $set: change,
          $inc: { epoch: 1 },
          ...(confirms ? { $unset: { isUnconfirmed: '' } } : {}),
          ...(notice ? { $push: { notices: notice } } : {}),
        },
      );
      return matchedCount === 1;
    },
    confirm: async (_id, email) =>
      (await users.updateOne({ _id, email }, { $unset: { isUnconfirmed: '' } })).matchedCount === 1,
    changeEmail: async ({ _id, email }, { to, epoch, notice }) => {
      const write = users.updateOne(
        { _id, email, ...atEpoch(epoch) },
        { $set: { email: to }, $unset: { isUnconfirmed: '' }, $push: { notices: notice } },
      );
      return (await orEmailTaken(write.exec())).matchedCount === 1;
    },
    page: async (choice, { skip, limit }) => {
      const filter = filterOf(choice);
      const [found, total] = await Promise.all([
        users.find(filter).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).lean<User[]>(),
        users.countDocuments(filter),
      ]);
      return { users: found, total };
    },
    countOwners: () => users.countDocuments(OWNERS).exec(),
    remove: async (_id) => void (await users.deleteOne({ _id })),
  };
}
