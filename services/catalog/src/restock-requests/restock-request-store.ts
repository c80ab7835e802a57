import type { WishOwner } from '@shop/contracts';
import { isDuplicateKey, newId } from '@shop/service-kit';
import type { Connection } from 'mongoose';

const WAITS_MS = 365 * 24 * 3_600_000;
/** Validity of the link in a sent email; longer while a request waits. */
const LINK_MS = 90 * 24 * 3_600_000;
const MAX_LINKS = 20;

type RestockInput = { productID: string; size: string; email: string };
type StoredRequest = RestockInput & {
  _id: string;
  /** Id of one request; asking again after the email starts a new round. */
  round: string;
  userID: string | null;
  /** SHA-256 of link tokens, newest last; equal in all requests of an address. */
  linkDigests: string[];
  askedAt: Date;
  notifiedAt: Date | null;
  until: Date;
};

export type RestockRequestStore = {
  /** @returns the new round; null while an earlier one waits */
  ask: (input: RestockInput & Pick<StoredRequest, 'userID'>, now: Date) => Promise<string | null>;
  takeBack: (round: string) => Promise<void>;
  countOf: (email: string) => Promise<number>;
  /** '' matches any size. Longest waiting first. */
  waitingFor: (productID: string, sizes: string[], limit: number) => Promise<StoredRequest[]>;
  /** Ends rounds whose email is written, once each. */
  markNotified: (notified: { id: string; round: string }[], now: Date) => Promise<void>;
  addLink: (email: string, digest: string) => Promise<void>;
  /** Deletes all requests of the token's address. @returns whether any existed */
  stop: (digest: string) => Promise<boolean>;
  listOf: (owner: WishOwner) => Promise<StoredRequest[]>;
  forget: (owner: WishOwner) => Promise<void>;
  /** Products without any are left out. */
  countByProduct: (productIDs: string[]) => Promise<Map<string, number>>;
};

export async function openRestockRequestStore(connection: Connection): Promise<RestockRequestStore> {
  const requests = connection.collection<StoredRequest>('restockrequests');
  await requests.createIndex({ productID: 1, size: 1, email: 1 }, { unique: true });
  await requests.createIndex({ email: 1 });
  await requests.createIndex({ linkDigests: 1 });
  await requests.createIndex({ userID: 1 }, { sparse: true });
  await requests.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  const ofOwner = ({ userID, email }: WishOwner) => ({ $or: [{ userID }, { email: email.toLowerCase() }] });
  return {
    ask: async ({ userID, ...asked }, now) => {
      const until = new Date(now.getTime() + WAITS_MS);
      const round = newId();
      const sibling = await requests.findOne({ email: asked.email }, { projection: { linkDigests: 1 } });
      try {
        await requests.updateOne(
          { ...asked, notifiedAt: { $ne: null } },
          {
            $set: { round, userID, askedAt: now, notifiedAt: null, until },
            $setOnInsert: { _id: newId(), linkDigests: sibling?.linkDigests ?? [] },
          },
          { upsert: true },
        );
        return round;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return null;
      }
    },
    takeBack: async (round) => void (await requests.deleteOne({ round, notifiedAt: null })),
    countOf: (email) => requests.countDocuments({ email, notifiedAt: null }),
    waitingFor: (productID, sizes, limit) =>
      requests
        .find({ productID, notifiedAt: null, size: { $in: sizes } })
        .sort({ askedAt: 1 })
        .limit(limit)
        .toArray(),
    markNotified: async (notified, now) => {
      if (notified.length === 0) return;
      const until = new Date(now.getTime() + LINK_MS);
      await requests.bulkWrite(
        notified.map(({ id: _id, round }) => ({
          updateOne: {
            filter: { _id, round, notifiedAt: null },
            update: { $set: { notifiedAt: now, until } },
          },
        })),
      );
    },
    addLink: async (email, digest) => {
      const linkDigests = { $each: [digest], $slice: -MAX_LINKS };
      await requests.updateMany({ email }, { $push: { linkDigests } });
    },
    stop: async (linkDigests) => {
      const request = await requests.findOne({ linkDigests });
      if (request) await requests.deleteMany({ email: request.email });
      return request !== null;
    },
    listOf: (owner) => requests.find(ofOwner(owner)).sort({ askedAt: -1 }).toArray(),
    forget: async (owner) => void (await requests.deleteMany(ofOwner(owner))),
    countByProduct: async (productIDs) => {
      const counted = await requests
        .aggregate<{ _id: string; count: number }>([
          { $match: { productID: { $in: productIDs }, notifiedAt: null } },
          { $group: { _id: '$productID', count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },
  };
}
