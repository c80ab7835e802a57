import type { AuditEntry, Role } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Notice } from '../domain/notice.ts';
import type { SearchKeys } from './search-keys.ts';

/** `by`: the author's name at the time. */
export type MakersNote = { id: string; at: Date; by: string; text: string };

export type User = {
  _id: string;
  userName: string;
  email: string;
  passwordHash: string;
  role: Role;
  rights?: AdminRights;
  createdAt: Date;
  /** Raised by every change that ends the account's sessions. */
  epoch: number;
  isUnconfirmed?: boolean;
  /** Emails that the email service does not have yet. */
  notices?: Notice[];
  /** Encrypted secret, and the step of the last code used. */
  totp?: { sealed: string; lastStep: number; since: Date };
  totpAsked?: string;
  /** Digests of unused recovery codes. */
  recoveryCodes?: string[];
  /** Oldest first. */
  makersNotes?: MakersNote[];
  pendingEntries?: AuditEntry[];
};
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

const auditEntry = new Schema<AuditEntry>(
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
    pendingEntries: { type: [auditEntry], default: undefined },
    nameKeys: { type: [String], default: undefined },
    emailKeys: { type: [String], default: undefined },
  },
  { versionKey: false },
)
  .index({ email: 1 }, { unique: true })
  .index({ 'notices.dueAt': 1 }, { sparse: true })
  .index({ 'pendingEntries.id': 1 }, { sparse: true })
  .index({ role: 1, createdAt: -1, _id: -1 })
  .index({ nameKeys: 1 })
  .index({ emailKeys: 1 });

export async function openUserModel(connection: Connection): Promise<Model<StoredUser>> {
  const users = connection.model<StoredUser>('User', schema);
  await users.createIndexes();
  return users;
}
