import type { AuditEntry, Role } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Notice } from '../domain/notice.ts';
import type { SearchKeys } from './search-keys.ts';

/** `by` is the name that its writer had then. */
export type MakersNote = { id: string; at: Date; by: string; text: string };

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
  /** The second factor: the secret, encrypted, and the half minute of the last code that was taken. */
  totp?: { sealed: string; lastStep: number; since: Date };
  /** The secret of one that is being set up. */
  totpAsked?: string;
  /** Digests of the recovery codes that are left. */
  recoveryCodes?: string[];
  /** What the back office has written down about a customer, the oldest first. */
  makersNotes?: MakersNote[];
  /** What the record does not have yet. */
  acts?: AuditEntry[];
};
/** As it is stored: with what it is found by. */
export type StoredUser = User & SearchKeys;

const notice = new Schema<Notice>(
  {
    id: String,
    kind: String,
    email: String,
    epoch: Number,
    askedAt: Date,
    dueAt: Date,
    tries: Number,
    facts: { newEmail: String, from: String, device: String, address: String, by: String, rights: String },
  },
  { _id: false, id: false },
);

const act = new Schema<AuditEntry>(
  {
    id: String,
    kind: String,
    at: String,
    by: String,
    about: String,
    requestId: String,
    changes: [{ _id: false, field: String, before: String, after: String }],
    personal: [{ _id: false, name: String, value: String, of: String }],
  },
  { _id: false, id: false },
);

const makersNote = new Schema<MakersNote>(
  { id: String, at: Date, by: String, text: String },
  { _id: false, id: false },
);

const schema = new Schema<StoredUser>(
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
    totp: { type: { _id: false, sealed: String, lastStep: Number, since: Date }, default: undefined },
    totpAsked: String,
    recoveryCodes: { type: [String], default: undefined },
    makersNotes: { type: [makersNote], default: undefined },
    acts: { type: [act], default: undefined },
    nameKeys: { type: [String], default: undefined },
    emailKeys: { type: [String], default: undefined },
  },
  { versionKey: false },
)
  .index({ email: 1 }, { unique: true })
  .index({ 'notices.dueAt': 1 }, { sparse: true })
  .index({ 'acts.id': 1 }, { sparse: true })
  .index({ role: 1, createdAt: -1, _id: -1 })
  .index({ nameKeys: 1 })
  .index({ emailKeys: 1 });

export async function openUserModel(connection: Connection): Promise<Model<StoredUser>> {
  const users = connection.model<StoredUser>('User', schema);
  await users.createIndexes();
  return users;
}
