import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Session } from '../domain/session.ts';

export type SessionStore = {
  insert: (session: Session) => Promise<void>;
  findLive: (id: string, now: Date, idleSince: Date) => Promise<Session | null>;
  touch: (id: string, now: Date) => Promise<void>;
  prove: (id: string, now: Date) => Promise<void>;
  remove: (id: string) => Promise<void>;
  removeAll: (userID: string) => Promise<void>;
  removeOthers: (userID: string, id: string) => Promise<void>;
  listLive: (userID: string, now: Date, idleSince: Date) => Promise<Session[]>;
  countLive: (userIDs: string[], now: Date, idleSince: Date) => Promise<Map<string, number>>;
};

const schema = new Schema<Session>(
  {
    _id: String,
    userID: String,
    epoch: Number,
    openedAt: Date,
    address: String,
    browser: String,
    system: String,
    provedAt: Date,
    lastSeenAt: Date,
    expiresAt: Date,
  },
  { versionKey: false },
)
  .index({ userID: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export async function openSessionStore(connection: Connection): Promise<SessionStore> {
  const sessions = connection.model('Session', schema);
  await sessions.createIndexes();
  return {
    insert: async (session) => void (await sessions.create(session)),
    findLive: (_id, now, idleSince) =>
      sessions
        .findOne({ _id, expiresAt: trusted({ $gt: now }), lastSeenAt: trusted({ $gt: idleSince }) })
        .lean<Session>()
        .exec(),
    touch: async (_id, now) => void (await sessions.updateOne({ _id }, { $max: { lastSeenAt: now } })),
    prove: async (_id, now) => void (await sessions.updateOne({ _id }, { $set: { provedAt: now } })),
    remove: async (_id) => void (await sessions.deleteOne({ _id })),
    removeAll: async (userID) => void (await sessions.deleteMany({ userID })),
    removeOthers: async (userID, id) =>
      void (await sessions.deleteMany({ userID, _id: trusted({ $ne: id }) })),
    listLive: (userID, now, idleSince) =>
      sessions
        .find({ userID, expiresAt: trusted({ $gt: now }), lastSeenAt: trusted({ $gt: idleSince }) })
        .sort({ expiresAt: -1 })
        .lean<Session[]>()
        .exec(),
    countLive: async (userIDs, now, idleSince) => {
      const live = await sessions
        .find({
          userID: trusted({ $in: userIDs }),
          expiresAt: trusted({ $gt: now }),
          lastSeenAt: trusted({ $gt: idleSince }),
        })
        .lean<Session[]>();
      const counts = new Map<string, number>();
      for (const { userID } of live) counts.set(userID, (counts.get(userID) ?? 0) + 1);
      return counts;
    },
  };
}
