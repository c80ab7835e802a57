import type { OrderStatus } from '@shop/shop-rules';
import type { EmailDeps } from '../deps.ts';
import { isAnnouncedIn, emailId, emailOfStatus, moveKinds } from '../domain/email.ts';
import { writeEmail } from './write-email.ts';

type Move = {
  eventId: string;
  orderID: string;
  from: OrderStatus;
  to: OrderStatus;
  trackingCode: string;
  /** The buyer was notified of that status before. */
  isRepeated: boolean;
};

/** Delivered continues shipped; any other move contradicts the ones before. */
const goesOn = ({ from, to }: Move): boolean => from === 'inShipping' && to === 'delivered';

/**
 * Takes back unsent emails that no longer hold. A status reached again is announced, unless the buyer's last email
 * already says so (Decision 0065).
 */
export async function writeStatusEmail(deps: EmailDeps, move: Move): Promise<void> {
  const { eventId, orderID, from, to, trackingCode, isRepeated } = move;
  const kind = emailOfStatus[to];
  const takenAt = emailOfStatus[from] && !goesOn(move) ? await takeBack(deps, move) : null;
  if (!kind || (await deps.takenBack.has(emailId(eventId, kind)))) return;
  const isOpen = await deps.takenBack.claimNotice({ orderID, kind, eventId });
  const isAnnounced =
    isRepeated || (takenAt && isAnnouncedIn(await deps.emails.kindsBefore(orderID, takenAt), kind));
  if (!isAnnounced || isOpen) await writeEmail(deps, { eventId, kind, orderID, trackingCode });
}

/**
 * Takes back waiting emails of other moves. Write the marker first, so that a repeated event touches no later email.
 * @returns its first time, null where nothing was taken back
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
    if (await emails.find(id)) await takenBack.remove(id);
    else taken += 1;
  }
  return taken > 0 ? mark.at : null;
}
