import type { DeadLetterRecord } from '@shop/contracts';
import { cutText, type DeadLetterService } from '@shop/shop-rules';
import type { DeadLetter } from './dead-letters.ts';

const MAX_ERROR = 2_000;
const MAX_PAYLOAD = 4_000;
const id = /^[a-f0-9]{24}$/;

type Payload = { orderID?: unknown; paymentId?: unknown; assetId?: unknown };

/** Asset id of an event. The payload may be anything. */
export function assetOf({ payload }: Pick<DeadLetter, 'payload'>): string | undefined {
  return idIn((payload as Payload | null)?.assetId);
}

/** Order id of an event; a payment's id begins with its order's. */
function orderOf({ payload }: Pick<DeadLetter, 'payload'>): string | undefined {
  const { orderID, paymentId } = (payload ?? {}) as Payload;
  return idIn(orderID) ?? (typeof paymentId === 'string' ? idIn(paymentId.split('_')[0]) : undefined);
}

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && id.test(value) ? value : undefined;

/** For the back office. */
export function deadLetterRecord(
  letter: DeadLetter,
  { service, consumers, productID }: { service: DeadLetterService; consumers: string[]; productID?: string },
): DeadLetterRecord {
  const orderID = orderOf(letter);
  return {
    id: letter._id,
    service,
    event: letter.name,
    consumer: letter.consumer,
    at: letter.at.toISOString(),
    firstAt: letter.firstAt.toISOString(),
    attempts: letter.attempts,
    replaying: Boolean(letter.outbox?.length),
    replayable: consumers.includes(letter.consumer),
    code: letter.code,
    error: cutText(letter.error, MAX_ERROR),
    about: { ...(orderID ? { orderID } : {}), ...(productID ? { productID } : {}) },
    payload: cutText(JSON.stringify(letter.payload, null, 2) ?? '', MAX_PAYLOAD),
  };
}
