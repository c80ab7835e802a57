import type { OrderHistoryEntry } from '@shop/contracts';
import { withEvent, type NewEvent, type OutboxEntry } from '@shop/events';
import { isDuplicateKey, trusted, withRequestId } from '@shop/service-kit';
import type { Model } from 'mongoose';
import { alertsOf } from '../domain/after-sales/alerts.ts';
import { packingBlockOf } from '../domain/packing.ts';
import { isSameAddress } from '../domain/checkout/checkout.ts';
import { PAID_BY_IMPORT, type StoredOrder } from '../domain/order.ts';
import { mayMove, sagasWhere } from '../domain/saga.ts';
import { decisionVersionAfter } from '../domain/decision-version.ts';
import type { LinkList, OrderDocument } from './order-model.ts';
import { searchKeysOf } from './search-keys.ts';

export type OrderChange = {
  set: Partial<StoredOrder>;
  /** No human decision depends on it; see `domain/decision-version.ts`. */
  isImmaterial?: boolean;
  /** Ends the links of its emails. */
  dropsLinks?: boolean;
  history?: OrderHistoryEntry | OrderHistoryEntry[];
  event?: NewEvent;
  moreEvents?: NewEvent[];
  /** For an admin's change. */
  audit?: NewEvent;
};

export function eventsOf({ event, moreEvents = [], audit }: OrderChange): NewEvent[] {
  return [event, ...moreEvents, audit].filter((event) => event !== undefined);
}

export type OrderStore = {
  find: (orderID: string) => Promise<StoredOrder | null>;
  findWaiting: (orderID: string) => Promise<OutboxEntry[]>;
  findAll: (orderIDs: string[]) => Promise<StoredOrder[]>;
  findLatest: (userID: string, cartVersion: number) => Promise<StoredOrder | null>;
  /** Open or undecided orders of the user, and confirmed ones that are not `applied` to the cart. */
  findCompeting: (userID: string, applied: string[]) => Promise<StoredOrder[]>;
  insert: (order: StoredOrder) => Promise<boolean>;
  insertMissing: (orders: StoredOrder[]) => Promise<number>;
  /**
   * Writes a change if the version is unchanged.
   * @returns null on a conflict
   * @throws Error on a move that the saga's table lacks
   */
  update: (read: StoredOrder, change: OrderChange, now: Date) => Promise<StoredOrder | null>;
  addLink: (orderID: string, digest: string, list: LinkList) => Promise<boolean>;
  findLinked: (orderID: string, digest: string) => Promise<StoredOrder | null>;
  claimDue: (now: Date, until: Date) => Promise<StoredOrder | null>;
  /** Unless another process has changed the order. */
  putOff: (claimed: StoredOrder, until: Date) => Promise<void>;
};

const MAX_HISTORY = 200;
const MAX_LINKS = 20;
const HIDDEN = { outbox: 0, searchKeys: 0 } as const;
const competingStates = sagasWhere(({ competing }) => competing !== undefined);

export function openOrderStore(orders: Model<OrderDocument>): OrderStore {
  return {
    find: (orderID) => orders.findById(orderID, HIDDEN).lean<StoredOrder>(),
    addLink: async (_id, digest, list) => {
      const newest = { $each: [digest], $slice: -MAX_LINKS };
      return (await orders.updateOne({ _id }, { $push: { [list]: newest } })).matchedCount === 1;
    },
    findLinked: (_id, digest) => {
      const either = [{ linkDigests: digest }, { requestedLinkDigests: digest }];
      return orders.findOne({ _id, $or: either }, HIDDEN).lean<StoredOrder>();
    },
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
            // Imported orders were never in a cart.
            paidBy: trusted({ $ne: PAID_BY_IMPORT }),
          },
          HIDDEN,
        )
        // Fields of this index never change; another index could skip an order that changes during the scan.
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
        // Without it, orders that break the schema are silently dropped.
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
          ...(changesSearchKeys(read, set) ? { searchKeys: searchKeysOf({ ...read, ...set }) } : {}),
          updatedAt: now,
          decisionVersion: decisionVersionAfter(read, orderChange),
        },
        $unset: {
          ...(alerts.length === 0 && read.alerts ? { alerts: 1 } : {}),
          ...(!packingBlock && read.packingBlock ? { packingBlock: 1 } : {}),
          ...(orderChange.dropsLinks ? { linkDigests: 1, requestedLinkDigests: 1 } : {}),
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
          // The partial index needs the type.
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

const changesSearchKeys = (read: StoredOrder, set: Partial<StoredOrder>): boolean => {
  const { userName, email, address, lines } = { ...read, ...set };
  return (
    lines !== read.lines ||
    userName !== read.userName ||
    email !== read.email ||
    !isSameAddress(address, read.address)
  );
};
