import type { EmailOrder, ReceiptedOrder } from '@shop/contracts';
import type { EmailDeps } from '../deps.ts';
import { isLeft, isReminded, emailId, moveKinds } from '../domain/email.ts';
import type { OrderEmailContent } from '../domain/order-email-content.ts';
import { hasMark } from '../domain/secret-link.ts';
import { renderOrderEmail } from '../rendering/render-email.ts';
import { keepEmail } from './keep-email.ts';
import { heldLink, newLink } from './new-link.ts';

/** Buyers often pay by another way a moment later; the email waits that long. */
const SECOND_THOUGHT_MS = 30 * 60_000;

/** An admin can undo a status change until then. */
const UNDO_MS = 60_000;

/** `eventId`: of the event, or of a fact that happens once. */
type Occasion = { eventId: string; orderID: string } & OrderEmailContent;

/** A repeated event renders again and finds the first email stored. @throws ShopError `order-not-found` */
export async function writeEmail(deps: EmailDeps, occasion: Occasion): Promise<void> {
  const { eventId, kind, orderID } = occasion;
  const { order: found, receipt, linkToken } = await askOrder(deps, occasion);
  // The buyer's data is deleted.
  if (!found.email) return;
  if (!found.isAddressProven && kind === 'order-lapsed')
    return deps.logger.info({ orderID, kind }, 'no email: the address is neither confirmed nor has it paid');
  const order = found.isAddressProven ? found : withoutSendersText(found);
  if (isLeft(kind, order.orderStatus)) return markTakenBack(deps, occasion);
  if (kind === 'review-reminder' && !isReminded(order)) return;
  const { email: to, userName: toName, orderNumber } = order;
  const who = await deps.whoWrites();
  const head = {
    _id: emailId(eventId, kind),
    kind,
    orderID,
    orderNumber,
    to,
    toName,
    from: who.seller.email,
  };
  const written = renderOrderEmail(occasion, order, who, receipt);
  const link = hasMark(written.text)
    ? { link: linkToken ? heldLink(deps, linkToken) : await newLink(deps, { orderID, to, kind }) }
    : {};
  const email = { ...head, ...written, ...link, ...(receipt ? { receipt } : {}) };
  // The refund's email comes after the one about the cancellation.
  if (kind === 'order-refunded' && order.money === 'back')
    await deps.emails.endWait(orderID, 'order-cancelled', deps.now());
  await keepEmail(deps, email, { waitMs: waitMs(occasion, order), isPaid: hasMoney(order) });
  // A buyer has one cart, so an earlier unpaid order was this one; a manual order has no cart.
  if (kind === 'order-confirmed' && !order.isManual)
    await deps.emails.dropWaiting({ kind: 'order-lapsed', to }, deps.now());
  deps.sender.nudge();
}

/** An email whose move was undone before it was written is marked as taken back. */
async function markTakenBack(
  { emails, takenBack, now }: EmailDeps,
  { eventId, kind, orderID }: Occasion,
): Promise<void> {
  const id = emailId(eventId, kind);
  if (await emails.find(id)) return;
  await takenBack.add({ _id: id, orderID, emails: [{ id, kind }], at: now() });
}

/** Without the sender's text: the address may be a stranger's. */
const withoutSendersText = (order: EmailOrder): EmailOrder => ({
  ...order,
  userName: '',
  address: { name: '', address: '', city: '', postcode: '', phone: '', notes: '' },
});

const hasMoney = ({ isPaid, money }: EmailOrder): boolean => isPaid || money !== 'none';

/** Emails about the buyer's own action are sent at once. */
function waitMs(occasion: Occasion, { rejectedBy }: EmailOrder): number {
  if (occasion.kind === 'order-lapsed') return occasion.why === 'cancelled' ? SECOND_THOUGHT_MS : 0;
  return moveKinds.includes(occasion.kind) && rejectedBy !== 'customer' ? UNDO_MS : 0;
}

/** Order makes the receipt or credit note and returns itself in the same answer. */
async function askOrder({ order }: EmailDeps, { kind, orderID, eventId }: Occasion): Promise<ReceiptedOrder> {
  if (kind === 'order-confirmed') return order.writeReceipt(orderID);
  if (kind === 'order-refunded') return order.writeReceipt(orderID, eventId);
  return { order: await order.getFacts(orderID), receipt: null, linkToken: null };
}
