import type { EmailKind, EmailStatus } from '@shop/shop-rules';
import { fold } from '@shop/shop-rules/fold';
import { isDuplicateKey, isLeaseOver, leaseEnd, trusted } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import { orderNumberOf, type EmailHead, type Delivery, type StoredEmail } from '../domain/email.ts';
import type { HeldLink } from '../domain/secret-link.ts';
import { openEmailModel } from './email-model.ts';

type EmailChoice = {
  kind?: EmailKind | undefined;
  state?: EmailStatus | undefined;
  orderID?: string | undefined;
  /** The beginning of the recipient's name or e-mail, an order's number or its last eight characters. */
  words?: string | undefined;
  /** The recipient's whole e-mail address. */
  to?: string | undefined;
};
/** One letter, or those of a kind to an address. */
type Waiting = { _id: string } | { kind: EmailKind; to: string };
type EmailPage = { skip: number; limit: number; ascending: boolean };

/** How a try at a sending ended; `number` is the sending's place among the letter's. */
type Try = {
  number: number;
  delivery: Delivery;
  dueAt: Date | null;
  erasesSecret: boolean;
  /** A mail server has it, or nobody knows. */
  mayHaveGone: boolean;
};

export type EmailStore = {
  find: (id: string) => Promise<StoredEmail | null>;
  /** Nothing happens where that letter is there already. */
  insert: (email: StoredEmail) => Promise<void>;
  /** By when they were written. */
  list: (choice: EmailChoice, page: EmailPage) => Promise<{ emails: EmailHead[]; total: number }>;
  count: (choice: EmailChoice) => Promise<number>;
  /** @returns false when a sending is under way, or the letter is gone */
  addDelivery: (id: string, delivery: Delivery, link?: HeldLink) => Promise<boolean>;
  /** The letter that has been due the longest, for this lease alone. */
  claimDue: (now: Date, leaseMs: number, lease: string) => Promise<StoredEmail | null>;
  /** Keeps a letter for its lease, from now on, unless the lease is over. */
  renew: (email: Pick<StoredEmail, '_id' | 'lease'>, leaseMs: number) => Promise<void>;
  /** Writes down a try, unless another process has taken the letter over meanwhile. */
  recordTry: (email: StoredEmail, done: Try) => Promise<void>;
  /** An order's letters of some kinds whose time to be sent has not come yet, and that no mail server has. */
  findWaiting: (orderID: string, kinds: EmailKind[], now: Date) => Promise<{ id: string; kind: EmailKind }[]>;
  /** What an order's letters that were written before a moment told, the newest first; suppressed ones told nothing. */
  kindsBefore: (orderID: string, before: Date) => Promise<EmailKind[]>;
  /** Takes such letters back. */
  dropWaiting: (which: Waiting, now: Date) => Promise<void>;
  /** Ends the wait of an order's letter of a kind. */
  endWait: (orderID: string, kind: EmailKind, now: Date) => Promise<void>;
  deleteOlder: (before: Date) => Promise<number>;
};

/** Written and not to be sent yet, or not to be tried again yet: no mail server has it. */
const waiting = (now: Date) => ({
  state: 'queued' as const,
  dueAt: trusted({ $gt: now }),
  lease: null,
  // Of letters from before it was kept one that was tried may be anywhere.
  $or: [{ mayHaveGone: false }, { mayHaveGone: null, 'deliveries.tries': 0 }],
});

const wasTried = { $gt: [{ $max: '$deliveries.tries' }, 0] };
/** Whether a letter that is claimed may have gone: whoever held it before may have died before writing that down. */
const mayHaveGone = {
  $or: [{ $ne: [{ $ifNull: ['$lease', null] }, null] }, { $ifNull: ['$mayHaveGone', wasTried] }],
};

/** Of letters that no sending is under way of. */
const atRest: EmailStatus[] = ['sent', 'failed', 'suppressed'];
const HIDDEN = { searchKeys: 0 } as const;
const HEAD = { ...HIDDEN, html: 0, text: 0, dueAt: 0, lease: 0, mayHaveGone: 0 } as const;

export async function openEmailStore(connection: Connection): Promise<EmailStore> {
  const emails = await openEmailModel(connection);
  return {
    find: (id) => emails.findById(id, HIDDEN).lean<StoredEmail>(),
    insert: async (email) => {
      try {
        await emails.create({ ...email, searchKeys: searchKeysOf(email) });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    list: async (choice, { skip, limit, ascending }) => {
      const order = ascending ? 1 : -1;
      const [found, total] = await Promise.all([
        emails
          .find(filterOf(choice), HEAD)
          .sort({ createdAt: order, _id: order })
          .skip(skip)
          .limit(limit)
          .lean<EmailHead[]>(),
        emails.countDocuments(filterOf(choice)),
      ]);
      return { emails: found, total };
    },
    count: (choice) => emails.countDocuments(filterOf(choice)),
    addDelivery: async (_id, delivery, link) => {
      const { matchedCount } = await emails.updateOne(
        { _id, state: trusted({ $in: atRest }) },
        {
          $push: { deliveries: delivery },
          $set: { state: delivery.state, dueAt: delivery.askedAt, ...(link ? { link } : {}) },
        },
      );
      return matchedCount === 1;
    },
    claimDue: (now, leaseMs, lease) =>
      emails
        .findOneAndUpdate(
          {
            // The type is what the index asks for.
            dueAt: trusted({ $type: 'date' as const }),
            $or: [
              { lease: null, dueAt: trusted({ $lte: now }) },
              { ...isLeaseOver('dueAt'), lease: trusted({ $ne: null }) },
            ],
          },
          [{ $set: { dueAt: leaseEnd(leaseMs), lease: { $literal: lease }, mayHaveGone } }],
          { sort: { dueAt: 1 }, returnDocument: 'after', projection: HIDDEN, updatePipeline: true },
        )
        .lean<StoredEmail>(),
    renew: async ({ _id, lease }, leaseMs) => {
      await emails.updateOne({ _id, lease }, [{ $set: { dueAt: leaseEnd(leaseMs) } }], {
        updatePipeline: true,
      });
    },
    recordTry: async ({ _id, lease }, { number, delivery, dueAt, erasesSecret, ...tried }) => {
      const { state } = delivery;
      const more = { ...(erasesSecret ? { 'link.secret': null } : {}), ...(tried.mayHaveGone ? tried : {}) };
      await emails.updateOne(
        { _id, lease },
        { $set: { [`deliveries.${number}`]: delivery, state, dueAt, lease: null, ...more } },
      );
    },
    findWaiting: async (orderID, kinds, now) => {
      const which = { orderID, kind: trusted({ $in: kinds }), ...waiting(now) };
      const found = await emails.find(which, { kind: 1 }).lean<Pick<StoredEmail, '_id' | 'kind'>[]>();
      return found.map(({ _id, kind }) => ({ id: _id, kind }));
    },
    kindsBefore: async (orderID, before) => {
      const written = emails.find(
        { orderID, createdAt: trusted({ $lt: before }), state: trusted({ $ne: 'suppressed' as const }) },
        { kind: 1 },
      );
      const found = await written.sort({ createdAt: -1, _id: -1 }).lean<Pick<StoredEmail, 'kind'>[]>();
      return found.map(({ kind }) => kind);
    },
    dropWaiting: async (which, now) => {
      await emails.deleteMany({ ...('_id' in which ? which : filterOf(which)), ...waiting(now) });
    },
    endWait: async (orderID, kind, now) => {
      await emails.updateMany({ orderID, kind, ...waiting(now) }, { $set: { dueAt: now } });
    },
    deleteOlder: async (before) =>
      (await emails.deleteMany({ createdAt: trusted({ $lt: before }) })).deletedCount,
  };
}

function searchKeysOf(email: StoredEmail): string[] {
  const { to, toName, orderID } = email;
  const name = fold(toName);
  const ofOrder =
    orderID === null ? [] : [orderID, orderID.slice(-8), orderNumberOf(email)?.toLowerCase() ?? ''];
  const keys = [to.toLowerCase(), fold(to), name, ...name.split(/\s+/), ...ofOrder];
  return [...new Set(keys)].filter(Boolean);
}

/** The end of an order's number, as people shorten 'LL-2611-0042': '0042', '42', '2611-0042'. */
const NUMBER_END = /^(?:(\d{4})-)?0*(\d{1,6})$/;

/** What a searched word may be the beginning of, and the order's number that it may be the end of. */
function patternsOf(words: string): RegExp[] {
  const word = fold(words);
  const start = new RegExp(`^${word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
  const [, month = String.raw`\d{4}`, running] = NUMBER_END.exec(word) ?? [];
  return running ? [start, new RegExp(`^[^-@]+-${month}-0*${running}$`)] : [start];
}

function filterOf({ kind, state, orderID, words, to }: EmailChoice): Record<string, unknown> {
  return {
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
    ...(orderID ? { orderID } : {}),
    ...(to ? { searchKeys: to.toLowerCase(), to } : {}),
    // Anchored, so that the index of the keys can answer.
    ...(words ? { searchKeys: trusted({ $in: patternsOf(words) }) } : {}),
  };
}
