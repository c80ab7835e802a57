import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredEmail } from '../domain/email.ts';

export type EmailDocument = StoredEmail & { searchKeys: string[] };

const delivery = new Schema(
  {
    by: String,
    askedAt: Date,
    state: String,
    triedAt: Date,
    tries: Number,
    via: String,
    answer: String,
  },
  { _id: false },
);

const schema = new Schema<EmailDocument>(
  {
    _id: String,
    kind: { type: String, required: true },
    orderID: { type: String, default: null },
    orderNumber: String,
    to: String,
    toName: String,
    from: String,
    subject: { type: String, required: true },
    html: { type: String, required: true },
    text: { type: String, required: true },
    link: { type: new Schema({ secret: String, expiresAt: Date }, { _id: false }), required: false },
    receipt: String,
    createdAt: { type: Date, required: true },
    state: { type: String, required: true },
    deliveries: [delivery],
    dueAt: Date,
    lease: String,
    mayHaveGone: Boolean,
    traceparent: String,
    searchKeys: [String],
  },
  { versionKey: false },
);
for (const narrowedBy of ['', 'orderID', 'state', 'kind']) {
  schema.index({ ...(narrowedBy ? { [narrowedBy]: 1 } : {}), createdAt: -1, _id: -1 });
}
schema.index({ searchKeys: 1 });
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });

export async function openEmailModel(connection: Connection): Promise<Model<EmailDocument>> {
  const emails = connection.model<EmailDocument>('Email', schema);
  await emails.createIndexes();
  return emails;
}
