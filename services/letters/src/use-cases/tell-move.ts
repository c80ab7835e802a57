import type { OrderStatus } from '@shop/contracts';
import type { LettersDeps } from '../deps.ts';
import { letterId, letterOfStatus } from '../domain/letter.ts';
import type { PlainNews } from '../domain/order-news.ts';
import { writeLetter } from './write-letter.ts';

type Move = {
  eventId: string;
  orderID: string;
  from: OrderStatus;
  to: OrderStatus;
  trackingCode: string;
  /** The buyer was told of that status before. */
  again: boolean;
};
type Told = { eventId: string; orderID: string; kind: PlainNews['kind'] };

/** A parcel that has arrived was on its way before; any other move says that the one before it does not hold. */
const goesOn = ({ from, to }: Move): boolean => from === 'inShipping' && to === 'delivered';

/**
 * Writes the letter that a move of an order calls for. The one of the move before it, where that does not hold any more
 * and the letter has not gone, is taken back; who goes there once more after that is told, though it be `again`.
 */
export async function tellMove(deps: LettersDeps, move: Move): Promise<void> {
  const { eventId, orderID, from, to, trackingCode, again } = move;
  const before = letterOfStatus[from];
  if (before && !goesOn(move)) await takeBack(deps, { eventId, orderID, kind: before });
  const kind = letterOfStatus[to];
  if (!kind || (await deps.takenBack.has(letterId(eventId, kind)))) return;
  const isOpen = await deps.takenBack.retell({ orderID, kind, eventId });
  if (!again || isOpen) await writeLetter(deps, { eventId, kind, orderID, trackingCode });
}

/** The mark comes first: an event that comes again finds by it what it has taken back, and touches no later letter. */
async function takeBack(
  { letters, takenBack, now }: Pick<LettersDeps, 'letters' | 'takenBack' | 'now'>,
  { eventId, orderID, kind }: Told,
): Promise<void> {
  const _id = (await takenBack.findBy(eventId)) ?? (await letters.findWaiting(orderID, kind, now()));
  if (_id === null) return;
  await takenBack.add({ _id, orderID, kind, by: eventId, at: now() });
  await letters.dropWaiting({ _id }, now());
  // Its sender was faster: it has gone, so it was not taken back.
  if (await letters.find(_id)) await takenBack.remove(_id);
}
