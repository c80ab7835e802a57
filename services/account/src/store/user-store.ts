import type { Role } from '@shop/contracts';
import { isDuplicateKey, newId, ShopError } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

export type User = {
  _id: string;
  userName: string;
  email: string;
  passwordHash: string;
  role: Role;
  createdAt: Date;
  /** Raised with every change that ends the account's sessions; missing in old accounts, as 0. */
  epoch?: number;
};

export type UserStore = {
  /** @throws ShopError `email-taken` */
  insert: (user: Omit<User, '_id'>) => Promise<User>;
  findByEmail: (email: string) => Promise<User | null>;
  find: (id: string) => Promise<User | null>;
  /** By age, the oldest first. */
  list: () => Promise<User[]>;
  /** Changes the account, and ends its sessions in the same update. */
  change: (id: string, change: Partial<Pick<User, 'passwordHash' | 'role' | 'userName'>>) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

const schema = new Schema<User>(
  {
    _id: String,
    userName: String,
    email: String,
    passwordHash: String,
    role: String,
    createdAt: Date,
    epoch: Number,
  },
  { versionKey: false },
).index({ email: 1 }, { unique: true });

export async function openUserStore(connection: Connection): Promise<UserStore> {
  const users = connection.model('User', schema);
  await users.createIndexes();
  return {
    insert: async (input) => {
      const user = { _id: newId(), ...input };
      try {
        await users.collection.insertOne(user as never);
      } catch (error) {
        if (isDuplicateKey(error)) {
          throw new ShopError({ code: 'email-taken', errors: { email: 'Sähköpostiosoite on jo käytössä.' } });
        }
        throw error;
      }
      return user;
    },
    findByEmail: (email) => users.findOne({ email }).lean<User>().exec(),
    find: (id) => users.findById(id).lean<User>().exec(),
    list: () => users.find().sort({ createdAt: 1, _id: 1 }).lean<User[]>().exec(),
    change: async (_id, change) =>
      void (await users.updateOne({ _id }, { $set: change, $inc: { epoch: 1 } })),
    remove: async (_id) => void (await users.deleteOne({ _id })),
  };
}
