import type { WishOwner } from '@shop/contracts';
import { isDuplicateKey, newId } from '@shop/service-kit';
import type { Connection } from 'mongoose';

/** Nobody is written to about something that they asked for longer ago. */
const WAITS_MS = 365 * 24 * 3_600_000;
/** So long the link of a letter still ends all wishes of its address, and longer while one of them waits. */
const LINK_MS = 90 * 24 * 3_600_000;
const MAX_LINKS = 20;

type Asked = { productID: string; size: string; email: string };
/** Somebody waits for a product or a size of it, and gets one letter. */
type StoredRequest = Asked & {
  _id: string;
  /** Of one asking: asked anew after its letter, it is another. */
  round: string;
  userID: string | null;
  /** SHA-256 of the tokens that end all wishes of the address, the newest last. All of them hold the same list. */
  linkDigests: string[];
  askedAt: Date;
  /** null while somebody waits. */
  toldAt: Date | null;
  until: Date;
};

export type RestockRequestStore = {
  /** @returns the round that begins; null where that address waits for it already, and nothing happens */
  ask: (asked: Asked & Pick<StoredRequest, 'userID'>, now: Date) => Promise<string | null>;
  /** Forgets a round that nobody was told of yet. */
  takeBack: (round: string) => Promise<void>;
  /** For how many things an address waits. */
  countOf: (email: string) => Promise<number>;
  /** Who waits for a product in one of these sizes, '' for whichever. The longest waiting first. */
  waitingFor: (productID: string, sizes: string[], limit: number) => Promise<StoredRequest[]>;
  /** Their letters are written; each round ends once. */
  markTold: (told: { id: string; round: string }[], now: Date) => Promise<void>;
  /** Keeps the digest of an email's token; the oldest above `MAX_LINKS` are dropped. */
  addLink: (email: string, digest: string) => Promise<void>;
  /** Forgets all wishes of the address that was sent the token with that digest. @returns whether there were any */
  stop: (digest: string) => Promise<boolean>;
  listOf: (owner: WishOwner) => Promise<StoredRequest[]>;
  forget: (owner: WishOwner) => Promise<void>;
  /** How many wait, by product; products that nobody waits for are left out. */
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
      const known = await requests.findOne({ email: asked.email }, { projection: { linkDigests: 1 } });
      try {
        await requests.updateOne(
          { ...asked, toldAt: { $ne: null } },
          {
            $set: { round, userID, askedAt: now, toldAt: null, until },
            $setOnInsert: { _id: newId(), linkDigests: known?.linkDigests ?? [] },
          },
          { upsert: true },
        );
        return round;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return null;
      }
    },
    takeBack: async (round) => void (await requests.deleteOne({ round, toldAt: null })),
    countOf: (email) => requests.countDocuments({ email, toldAt: null }),
    waitingFor: (productID, sizes, limit) =>
      requests
        .find({ productID, toldAt: null, size: { $in: sizes } })
        .sort({ askedAt: 1 })
        .limit(limit)
        .toArray(),
    markTold: async (told, now) => {
      if (told.length === 0) return;
      const until = new Date(now.getTime() + LINK_MS);
      await requests.bulkWrite(
        told.map(({ id: _id, round }) => ({
          updateOne: { filter: { _id, round, toldAt: null }, update: { $set: { toldAt: now, until } } },
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
          { $match: { productID: { $in: productIDs }, toldAt: null } },
          { $group: { _id: '$productID', count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },
  };
}
