import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import { digestOf, type Link, type LinkPurpose } from '../domain/link.ts';

export type LinkStore = {
  insert: (link: Link) => Promise<void>;
  find: (token: string, purposes: LinkPurpose[], now: Date) => Promise<Link | null>;
  /** @returns false when it was used meanwhile */
  take: (link: Link) => Promise<boolean>;
  removeAll: (userID: string) => Promise<void>;
  removeInvitationsTo: (email: string) => Promise<void>;
  invitations: (now: Date) => Promise<Link[]>;
};

const schema = new Schema<Link>(
  {
    _id: String,
    purpose: String,
    userID: String,
    epoch: Number,
    email: String,
    expiresAt: Date,
    from: String,
    rights: String,
  },
  { versionKey: false },
)
  .index({ userID: 1 })
  .index({ email: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export async function openLinkStore(connection: Connection): Promise<LinkStore> {
  const links = connection.model('Link', schema);
  await links.createIndexes();
  return {
    insert: async (link) => void (await links.create(link)),
    find: (token, purposes, now) =>
      links
        .findOne({
          _id: digestOf(token),
          purpose: trusted({ $in: purposes }),
          expiresAt: trusted({ $gt: now }),
        })
        .lean<Link>()
        .exec(),
    take: async ({ _id }) => (await links.deleteOne({ _id })).deletedCount === 1,
    removeAll: async (userID) => void (await links.deleteMany({ userID })),
    invitations: (now) =>
      links
        .find({ purpose: 'invitation', expiresAt: trusted({ $gt: now }) })
        .sort({ expiresAt: -1 })
        .lean<Link[]>()
        .exec(),
    removeInvitationsTo: async (email) => void (await links.deleteMany({ email, purpose: 'invitation' })),
  };
}
