import type { OrderHistoryEntry } from '@shop/contracts';
import { withEvent, type NewEvent, type OutboxEntry } from '@shop/events';
import { isDuplicateKey, trusted, withRequestId } from '@shop/service-kit';
import type { Model } from 'mongoose';
import { alertsOf } from '../domain/after-sales/alerts.ts';
import { packingBlockOf } from '../domain/packing.ts';
import { isSameAddress } from '../domain/checkout/checkout.ts';
import { IMPORTED, type StoredOrder } from '../domain/order.ts';
import { mayMove, sagasWhere } from '../domain/saga.ts';
import { decisionVersionAfter } from '../domain/decision-version.ts';
import type { OrderDocument } from './order-model.ts';
import { searchKeysOf } from './search-keys.ts';

/** One atomic change of an order: its fields, lines of its history, and the events that tell of it. */
export type OrderChange = {
  set: Partial<StoredOrder>;
  /** Nobody who decides about the order decides by it (`domain/sight.ts`). */
  isImmaterial?: boolean;
  history?: OrderHistoryEntry | OrderHistoryEntry[];
  event?: NewEvent;
  /** Events beside it. */
  moreEvents?: NewEvent[];
  /** What the record is to tell of it, where somebody of the back office does it. */
  audit?: NewEvent;
};

/** All the events of a change. */
export function eventsOf({ event, moreEvents = [], audit }: OrderChange): NewEvent[] {
  return [event, ...moreEvents, audit].filter((one) => one !== undefined);
}

export type OrderStore = {
  find: (orderID: string) => Promise<StoredOrder | null>;
  /** The events that an order still has to send. */
  findWaiting: (orderID: string) => Promise<OutboxEntry[]>;
  /** Those of these orders that are there. */
  findAll: (orderIDs: string[]) => Promise<StoredOrder[]>;
  /** The newest order of one version of a user's cart. */
  findLatest: (userID: string, cartVersion: number) => Promise<StoredOrder | null>;
  /**
   * The user's orders that another checkout may not go on beside: open ones, those with money that is not decided,
   * and confirmed ones that are not `applied` to the cart.
   */
  findCompeting: (userID: string, applied: string[]) => Promise<StoredOrder[]>;
  /** @returns false when an order with that id is there already */
  insert: (order: StoredOrder) => Promise<boolean>;
  /** Adds those that are not there yet. @returns how many that were */
  insertMissing: (orders: StoredOrder[]) => Promise<number>;
  /**
   * Writes a change if the order is still as it was read.
   * @returns the order after the change, or null when somebody else was faster
   * @throws Error on a move of the saga that its table does not know
   */
  update: (read: StoredOrder, change: OrderChange, now: Date) => Promise<StoredOrder | null>;
  /** Keeps the digest of an email link's token; the oldest above `MAX_LINKS` are dropped. */
  addLink: (orderID: string, digest: string) => Promise<boolean>;
  /** The order, if one of its email links has a token with that digest. */
  findLinked: (orderID: string, digest: string) => Promise<StoredOrder | null>;
  /** The order that has been due the longest, put off until `until` for everybody else. */
  claimDue: (now: Date, until: Date) => Promise<StoredOrder | null>;
  /** Looks at a claimed order later, unless another process has moved it on meanwhile. */
  putOff: (claimed: StoredOrder, until: Date) => Promise<void>;
};

/** So many lines of history are kept. */
const MAX_HISTORY = 200;
const MAX_LINKS = 20;
/** What lies beside the order in its document. */
const HIDDEN = { outbox: 0, searchKeys: 0 } as const;
const competingStates = sagasWhere(({ competing }) => competing !== undefined);

export function openOrderStore(orders: Model<OrderDocument>): OrderStore {
  return {
    find: (orderID) => orders.findById(orderID, HIDDEN).lean<StoredOrder>(),
    addLink: async (_id, digest) => {
      const linkDigests = { $each: [digest], $slice: -MAX_LINKS };
      return (await orders.updateOne({ _id }, { $push: { linkDigests } })).matchedCount === 1;
    },
    findLinked: (_id, linkDigests) => orders.findOne({ _id, linkDigests }, HIDDEN).lean<StoredOrder>(),
    findWaiting: async (orderID) => {
      const found = await orders.findById(orderID, { outbox: 1 }).lean<{ outbox?: OutboxEntry[] }>();
      return found?.outbox ?? [];
    },
    findAll: (orderIDs) => orders.find({ _id: trusted({ $in: orderIDs }) }, HIDDEN).lean<StoredOrder[]>(),
    findLatest: (userID, cartVersion) =>
      orders.findOne({ userID, cartVersion }, HIDDEN).sort({ counter: -1 }).lean<StoredOrder>(),
    findCompeting: (userID, applied) =>
      orders
        .find(
          {
            userID,
            $or: [
              { saga: trusted({ $in: competingStates }) },
              { confirmedAt: trusted({ $ne: null }), _id: trusted({ $nin: applied }) },
            ],
            // An order from other books was never in a cart.
            paidBy: trusted({ $ne: IMPORTED }),
          },
          HIDDEN,
        )
        // Its fields never change. On any other index an order that moves on meanwhile could be passed over.
        .hint({ userID: 1, cartVersion: -1, counter: -1 })
        .lean<StoredOrder[]>(),
    insert: async (order) => {
      try {
        const history = order.history.map(withRequestId);
        await orders.create({ ...order, history, searchKeys: searchKeysOf(order) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    insertMissing: async (missing) => {
      const { upsertedCount } = await orders.bulkWrite(
        missing.map(({ _id, ...order }) => ({
          updateOne: {
            filter: { _id },
            update: { $setOnInsert: { ...order, searchKeys: searchKeysOf({ _id, ...order }) } },
            upsert: true,
          },
        })),
        // Without it an order that does not fit the schema would be left out without a word.
        { ordered: false, throwOnValidationError: true },
      );
      return upsertedCount;
    },
    update: async (read, orderChange, now) => {
      const { set, history } = orderChange;
      const [event, ...moreEvents] = eventsOf(orderChange);
      if (set.saga && !mayMove(read.saga, set.saga)) {
        throw new Error(`order ${read._id}: the saga has no move from ${read.saga} to ${set.saga}`);
      }
      const after = { ...read, ...set, history: [...read.history, ...[history ?? []].flat()] };
      const alerts = alertsOf(after);
      const packingBlock = packingBlockOf(after);
      const change = {
        $set: {
          ...set,
          ...(alerts.length > 0 ? { alerts } : {}),
          ...(packingBlock ? { packingBlock } : {}),
          ...(isFoundAnew(read, set) ? { searchKeys: searchKeysOf({ ...read, ...set }) } : {}),
          updatedAt: now,
          decisionVersion: decisionVersionAfter(read, orderChange),
        },
        $unset: {
          ...(alerts.length === 0 && read.alerts ? { alerts: 1 } : {}),
          ...(!packingBlock && read.packingBlock ? { packingBlock: 1 } : {}),
        },
        $inc: { version: 1 },
        ...(history
          ? { $push: { history: { $each: [history].flat().map(withRequestId), $slice: -MAX_HISTORY } } }
          : {}),
      };
      return orders
        .findOneAndUpdate(
          { _id: read._id, version: read.version },
          event ? withEvent(change, event, ...moreEvents) : change,
          {
            returnDocument: 'after',
            projection: HIDDEN,
          },
        )
        .lean<StoredOrder>();
    },
    claimDue: (now, until) =>
      orders
        .findOneAndUpdate(
          // The type is what the index asks for.
          { dueAt: trusted({ $type: 'date' as const, $lte: now }) },
          { $set: { dueAt: until } },
          { sort: { dueAt: 1 }, returnDocument: 'after', projection: HIDDEN },
        )
        .lean<StoredOrder>(),
    putOff: async ({ _id, dueAt }, until) => {
      await orders.updateOne({ _id, dueAt }, { $set: { dueAt: until } });
    },
  };
}

/** Whether an order is found by other words after a change: its buyer or their address has another name. */
const isFoundAnew = (read: StoredOrder, set: Partial<StoredOrder>): boolean => {
  const { userName, email, address } = { ...read, ...set };
  return userName !== read.userName || email !== read.email || !isSameAddress(address, read.address);
};
