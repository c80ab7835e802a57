import type { EmailKind, EmailStatus } from '@shop/shop-rules';
import { fold } from '@shop/shop-rules/fold';
import { isDuplicateKey, isLeaseExpired, leaseEnd, trusted } from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import type { Connection } from 'mongoose';
import { orderNumberOf, type EmailHead, type Delivery, type StoredEmail } from '../domain/email.ts';
import type { HeldLink } from '../domain/secret-link.ts';
import { openEmailModel } from './email-model.ts';

type EmailChoice = {
  kind?: EmailKind | undefined;
  state?: EmailStatus | undefined;
  orderID?: string | undefined;
  /** Start of the recipient's name or address, or an order number or its last characters. */
  words?: string | undefined;
  to?: string | undefined;
};
type Waiting = { _id: string } | { kind: EmailKind; to: string };
type EmailPage = { skip: number; limit: number; ascending: boolean };

type Try = {
  number: number;
  delivery: Delivery;
  dueAt: Date | null;
  erasesSecret: boolean;
  mayHaveGone: boolean;
};

export type EmailStore = {
  find: (id: string) => Promise<StoredEmail | null>;
  insert: (email: StoredEmail) => Promise<void>;
  list: (choice: EmailChoice, page: EmailPage) => Promise<{ emails: EmailHead[]; total: number }>;
  count: (choice: EmailChoice) => Promise<number>;
  /** @returns false during a delivery, or without such an email */
  addDelivery: (id: string, delivery: Delivery, link?: HeldLink) => Promise<boolean>;
  claimDue: (now: Date, leaseMs: number, lease: string) => Promise<StoredEmail | null>;
  renew: (email: Pick<StoredEmail, '_id' | 'lease'>, leaseMs: number) => Promise<void>;
  recordTry: (email: StoredEmail, done: Try) => Promise<void>;
  findWaiting: (orderID: string, kinds: EmailKind[], now: Date) => Promise<{ id: string; kind: EmailKind }[]>;
  kindsBefore: (orderID: string, before: Date) => Promise<EmailKind[]>;
  dropWaiting: (which: Waiting, now: Date) => Promise<void>;
  endWait: (orderID: string, kind: EmailKind, now: Date) => Promise<void>;
  deleteOlder: (before: Date) => Promise<number>;
};

const waiting = (now: Date) => ({
  state: 'queued' as const,
  dueAt: trusted({ $gt: now }),
  lease: null,
  $or: [{ mayHaveGone: false }, { mayHaveGone: null, 'deliveries.tries': 0 }],
});

const wasTried = { $gt: [{ $max: '$deliveries.tries' }, 0] };
/** Its earlier holder may have died before storing the outcome. */
const mayHaveGone = {
  $or: [{ $ne: [{ $ifNull: ['$lease', null] }, null] }, { $ifNull: ['$mayHaveGone', wasTried] }],
};

const atRest: EmailStatus[] = ['sent', 'failed', 'suppressed'];
const HIDDEN = { searchKeys: 0 } as const;
const HEAD = { ...HIDDEN, html: 0, text: 0, dueAt: 0, lease: 0, mayHaveGone: 0, traceparent: 0 } as const;

export async function openEmailStore(connection: Connection): Promise<EmailStore> {
  const emails = await openEmailModel(connection);
  return {
    find: (id) => emails.findById(id, HIDDEN).lean<StoredEmail>(),
    insert: async (email) => {
      try {
        await emails.create({ ...email, ...tracing().storedFields(), searchKeys: searchKeysOf(email) });
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
          $set: {
            state: delivery.state,
            dueAt: delivery.askedAt,
            ...(link ? { link } : {}),
            ...tracing().storedFields(),
          },
        },
      );
      return matchedCount === 1;
    },
    claimDue: (now, leaseMs, lease) =>
      emails
        .findOneAndUpdate(
          {
            // The index needs the type.
            dueAt: trusted({ $type: 'date' as const }),
            $or: [
              { lease: null, dueAt: trusted({ $lte: now }) },
              { ...isLeaseExpired('dueAt'), lease: trusted({ $ne: null }) },
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

/** Shortened order numbers: '0042', '42', '2611-0042'. */
const NUMBER_END = /^(?:(\d{4})-)?0*(\d{1,6})$/;

/** Prefix patterns of a word, and the order number that it may end. */
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
    // Anchored, so that the index is used.
    ...(words ? { searchKeys: trusted({ $in: patternsOf(words) }) } : {}),
  };
}
