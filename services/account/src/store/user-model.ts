import type { AdminRights, Role } from '@shop/contracts';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Notice } from '../domain/notice.ts';

export type User = {
  _id: string;
  userName: string;
  email: string;
  passwordHash: string;
  role: Role;
  /** What an admin may do; missing in old ones, who are owners. */
  rights?: AdminRights;
  createdAt: Date;
  /** Raised with every change that ends the account's sessions; missing in old accounts, as 0. */
  epoch?: number;
  /** Nobody has shown yet that the address is theirs. Old accounts and the operator's do not have it. */
  isUnconfirmed?: boolean;
  /** Letters that the letters service has not taken yet. */
  notices?: Notice[];
};

const notice = new Schema<Notice>(
  {
    id: String,
    kind: String,
    email: String,
    epoch: Number,
    askedAt: Date,
    dueAt: Date,
    tries: Number,
    facts: { newEmail: String, device: String, address: String, by: String, rights: String },
  },
  { _id: false, id: false },
);

const schema = new Schema<User>(
  {
    _id: String,
    userName: String,
    email: String,
    passwordHash: String,
    role: String,
    rights: String,
    createdAt: Date,
    epoch: Number,
    isUnconfirmed: Boolean,
    notices: { type: [notice], default: undefined },
  },
  { versionKey: false },
)
  .index({ email: 1 }, { unique: true })
  .index({ 'notices.dueAt': 1 }, { sparse: true });

export async function openUserModel(connection: Connection): Promise<Model<User>> {
  const users = connection.model<User>('User', schema);
  await users.createIndexes();
  return users;
}
