import type { OrderStatus } from '@shop/shop-rules';
import type { EmailDeps } from '../deps.ts';
import { isToldIn, emailId, emailOfStatus, moveKinds } from '../domain/email.ts';
import { writeEmail } from './write-email.ts';

type Move = {
  eventId: string;
  orderID: string;
  from: OrderStatus;
  to: OrderStatus;
  trackingCode: string;
  /** The buyer was told of that status before. */
  again: boolean;
};

/** A parcel that has arrived was on its way before; any other move says that the ones before it do not hold. */
const goesOn = ({ from, to }: Move): boolean => from === 'inShipping' && to === 'delivered';

/**
 * Writes the letter that a move of an order calls for. Those of the moves before it, where they do not hold any more and
 * have not gone, are taken back; who goes there once more after that is told, though it be `again`. What was taken back
 * contradicts nothing: whoever read the same before it is not told anew.
 */
export async function writeStatusEmail(deps: EmailDeps, move: Move): Promise<void> {
  const { eventId, orderID, from, to, trackingCode, again } = move;
  const kind = emailOfStatus[to];
  const takenAt = emailOfStatus[from] && !goesOn(move) ? await takeBack(deps, move) : null;
  if (!kind || (await deps.takenBack.has(emailId(eventId, kind)))) return;
  const isOpen = await deps.takenBack.retell({ orderID, kind, eventId });
  const isTold = again || (takenAt && isToldIn(await deps.emails.kindsBefore(orderID, takenAt), kind));
  if (!isTold || isOpen) await writeEmail(deps, { eventId, kind, orderID, trackingCode });
}

/**
 * Takes back what waits to tell of other moves of the order. The mark comes first, though there be nothing: an event that
 * comes again finds by it what it has taken back, and touches no later letter.
 * @returns when it first did so; null where it took nothing back
 */
async function takeBack(
  { emails, takenBack, now }: Pick<EmailDeps, 'emails' | 'takenBack' | 'now'>,
  { eventId, orderID, to }: Move,
): Promise<Date | null> {
  const kinds = moveKinds.filter((kind) => kind !== emailOfStatus[to]);
  const waiting = await emails.findWaiting(orderID, kinds, now());
  const mark = await takenBack.add({ _id: eventId, orderID, emails: waiting, at: now() });
  let taken = 0;
  for (const { id } of mark.emails) {
    await emails.dropWaiting({ _id: id }, now());
    // Its sender was faster: it has gone, so it was not taken back.
    if (await emails.find(id)) await takenBack.remove(id);
    else taken += 1;
  }
  return taken > 0 ? mark.at : null;
}
