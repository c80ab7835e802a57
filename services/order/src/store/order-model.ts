import { NO_ACCOUNT } from '@shop/shop-rules';
import { indexOutbox, outboxFields, type OutboxEntry } from '@shop/events';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredOrder } from '../domain/order.ts';
import { moneyFields, subSchema } from './money-fields.ts';

export type OrderDocument = StoredOrder & {
  outbox?: OutboxEntry[];
  searchKeys: string[];
  linkDigests?: string[];
  requestedLinkDigests?: string[];
};
export type LinkList = 'linkDigests' | 'requestedLinkDigests';

const textsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, String]));
const address = textsOf('addressID', 'name', 'address', 'city', 'postcode', 'phone', 'notes');

const schema = new Schema<OrderDocument>(
  {
    _id: String,
    number: String,
    userID: { type: String, required: true },
    userName: String,
    email: String,
    cartVersion: { type: Number, required: true },
    counter: { type: Number, required: true },
    lines: [
      subSchema({
        productID: String,
        title: String,
        images: [String],
        priceCents: Number,
        salePriceCents: Number,
        vatPermille: { type: Number, required: true },
        quantity: Number,
        discountCents: Number,
        size: String,
        variant: Number,
        colour: String,
        madeToOrder: Boolean,
        promise: subSchema({ week: String, queue: Number }),
        customID: String,
        custom: subSchema({ measures: [subSchema({ name: String, cm: Number })], wishes: String }),
      }),
    ],
    deliveryFeeCents: Number,
    discount: subSchema({
      code: String,
      kind: String,
      percent: Number,
      cents: Number,
      discountCents: Number,
    }),
    termsVersion: String,
    giftNote: String,
    reviewReminder: String,
    linkDigests: { type: [String], default: undefined, select: false },
    requestedLinkDigests: { type: [String], default: undefined, select: false },
    standardDeliveryCents: { type: Number, required: true },
    delivery: subSchema({
      id: String,
      name: String,
      carrier: String,
      days: String,
      point: subSchema({ id: String, name: String, address: String, postcode: String, city: String }),
    }),
    totalCents: { type: Number, required: true },
    address: subSchema(address),
    orderStatus: { type: String, required: true },
    statusBy: { type: String, required: true },
    paymentStatus: { type: String, required: true },
    paymentMethod: { type: String, required: true },
    saga: { type: String, required: true },
    generation: { type: Number, required: true },
    attempts: {
      type: Map,
      of: subSchema({
        provider: String,
        amountCents: Number,
        status: String,
        url: String,
        startedAt: Date,
        askedAt: Date,
        declines: Number,
        shipTo: subSchema({ name: String, address: String, city: String, postcode: String }),
        methods: { type: [String], default: undefined },
        paidWith: String,
        needsPayer: Boolean,
        isRest: Boolean,
        isLinked: Boolean,
      }),
    },
    captureApproved: Boolean,
    manual: subSchema({ by: String, key: String, request: String }),
    paidBy: String,
    alsoPaidBy: { type: [String], required: true },
    restAsked: subSchema({ cents: Number, by: String, at: Date }),
    providerPaymentId: String,
    payerId: String,
    ...moneyFields,
    alerts: { type: [String], default: undefined },
    packingBlock: String,
    work: { type: Map, of: subSchema({ state: String, week: String, rank: String, version: Number }) },
    hasLeftQueue: Boolean,
    paymentCancelled: Boolean,
    pendingPayment: subSchema({ paymentId: String, reason: String }),
    placedAt: Date,
    expiresAt: { type: Date, required: true },
    dueAt: Date,
    confirmedAt: Date,
    trackingCode: String,
    createdAt: { type: Date, required: true },
    buyerDeletedAt: Date,
    traceparent: String,
    accountingCopy: subSchema({ userName: String, email: String, address: subSchema(address) }),
    updatedAt: Date,
    history: [subSchema(textsOf('at', 'by', 'what', 'from', 'to', 'text', 'requestId'))],
    searchKeys: [String],
    version: { type: Number, required: true },
    decisionVersion: { type: subSchema({ value: Number, writtenIn: Number }), required: true },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
const finds = (path: string) => ({ partialFilterExpression: { [path]: { $type: 'date' } } });
schema.index({ userID: 1, cartVersion: -1, counter: -1 });
// Each index covers filter, sort and `placedAt`, so that a page and its total read no other documents.
for (const narrowedBy of [
  [],
  ['userID'],
  ['orderStatus'],
  ['paymentStatus'],
  ['orderStatus', 'paymentStatus'],
  ['delivery.id'],
]) {
  const leading = Object.fromEntries(narrowedBy.map((path) => [path, 1] as const));
  schema.index({ ...leading, createdAt: -1, _id: -1, placedAt: 1 });
}
for (const sortedBy of ['updatedAt', 'totalCents', 'userName']) {
  schema.index({ [sortedBy]: 1, _id: 1, placedAt: 1 });
}
// Imported orders have no cart and may repeat a number.
schema.index(
  { number: 1 },
  {
    unique: true,
    partialFilterExpression: { number: { $type: 'string' }, cartVersion: { $gt: 0 } },
  },
);
// Covers the whole query about buyers without an account.
export const ACCOUNTLESS_INDEX = 'accountless-buyers';
schema.index(
  { userID: 1, email: 1, createdAt: 1, userName: 1, placedAt: 1, confirmedAt: 1, totalCents: 1 },
  { name: ACCOUNTLESS_INDEX, partialFilterExpression: { userID: NO_ACCOUNT } },
);
schema.index({ placedAt: 1 });
schema.index(
  { orderStatus: 1, reviewReminder: 1 },
  { partialFilterExpression: { reviewReminder: 'wanted' } },
);
schema.index({ searchKeys: 1 });
schema.index({ dueAt: 1 }, finds('dueAt'));
schema.index({ buyerDeletedAt: 1 }, finds('buyerDeletedAt'));
export const WORK_INDEX = 'work';
schema.index(
  { orderStatus: 1, paymentStatus: 1 },
  { name: WORK_INDEX, partialFilterExpression: { 'lines.promise.week': { $type: 'string' } } },
);
schema.index({ alerts: 1, createdAt: -1 }, { partialFilterExpression: { alerts: { $type: 'string' } } });
indexOutbox(schema);

export async function openOrderModel(connection: Connection): Promise<Model<OrderDocument>> {
  const orders = connection.model<OrderDocument>('Order', schema);
  await orders.createIndexes();
  return orders;
}
