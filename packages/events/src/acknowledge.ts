import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import { outboxDocuments, type OutboxModel } from './outbox-documents.ts';

export const ACKNOWLEDGE_PATH = '/internal/outbox/acknowledge';

const acknowledgement = z.object({ eventId: z.string().max(64), consumer: z.string().max(100) });

export type Acknowledgement = z.infer<typeof acknowledgement>;

/**
 * Mounts the call that acknowledges a consumer's durable effect; the last one removes the event.
 * @param strikeOff idempotent
 */
export function mountAcknowledge(app: Express, strikeOff: (of: Acknowledgement) => Promise<void>): void {
  app.post(ACKNOWLEDGE_PATH, async (request, response) => {
    await strikeOff(parseInput(acknowledgement, request.body));
    response.json({ success: true, data: {} });
  });
}

/** @returns whether a document of the model carries the event */
export async function strikeOff(
  model: OutboxModel,
  { eventId, consumer }: Acknowledgement,
): Promise<boolean> {
  const documents = outboxDocuments(model);
  const update = struckOff(eventId, consumer);
  return (await documents.updateOne({ 'outbox.eventId': eventId }, update)).matchedCount === 1;
}

function struckOff(eventId: string, consumer: string) {
  const isMeant = { $eq: ['$$this.eventId', { $literal: eventId }] };
  const waiting = {
    $filter: { input: '$$this.waiting', as: 'one', cond: { $ne: ['$$one', { $literal: consumer }] } },
  };
  const struck = { $cond: [isMeant, { $mergeObjects: ['$$this', { waiting }] }, '$$this'] };
  const remains = { $or: [{ $not: isMeant }, { $ne: ['$$this.waiting', []] }] };
  const outbox = {
    $filter: { input: { $map: { input: '$outbox', in: struck } }, as: 'this', cond: remains },
  };
  return [{ $set: { outbox } }];
}
