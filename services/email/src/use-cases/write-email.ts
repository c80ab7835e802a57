import type { EmailOrder, ReceiptedOrder } from '@shop/contracts';
import type { EmailDeps } from '../deps.ts';
import { isLeft, emailId, moveKinds } from '../domain/email.ts';
import type { OrderNews } from '../domain/order-news.ts';
import { SECRET_MARK } from '../domain/secret-link.ts';
import { renderOrderEmail } from '../rendering/render-email.ts';
import { keepEmail } from './keep-email.ts';
import { newLink } from './new-link.ts';

/** Who gives up paying often pays a moment later, by another way: so long they are not told that nothing came. */
const SECOND_THOUGHT_MS = 30 * 60_000;

/** So long the maker can take a move of an order back before its buyer reads of it. */
const UNDO_MS = 60_000;

/** `eventId`: of the event, or of what can happen only once. */
type Occasion = { eventId: string; orderID: string } & OrderNews;

/**
 * Writes the letter that an event calls for, and has it sent. It is rendered once and kept as it is: what changes in the
 * order or in the shop's words later changes no letter. An event that comes again writes its letter anew, and that finds the
 * first one kept: it comes seldom, and looking for it before would cost every letter a call.
 * @throws ShopError `order-not-found`
 */
export async function writeEmail(deps: EmailDeps, occasion: Occasion): Promise<void> {
  const { eventId, kind, orderID } = occasion;
  const { order: told, receipt } = await askOrder(deps, occasion);
  // Whoever bought is gone, and the order knows them no more.
  if (!told.email) return;
  if (!told.isAddressProven && kind === 'order-lapsed')
    return deps.logger.info({ orderID, kind }, 'no email: the address is neither confirmed nor has it paid');
  const order = told.isAddressProven ? told : withoutSendersText(told);
  if (isLeft(kind, order.orderStatus)) return leaveUntold(deps, occasion);
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
  const link = written.text.includes(SECRET_MARK) ? { link: await newLink(deps, { orderID, to }) } : {};
  const email = { ...head, ...written, ...link, ...(receipt ? { receipt } : {}) };
  // That the order is cancelled is read before that its money went back; while some is here the no may be undone.
  if (kind === 'order-refunded' && order.money === 'back')
    await deps.emails.endWait(orderID, 'order-cancelled', deps.now());
  await keepEmail(deps, email, { waitMs: waitMs(occasion, order), isPaid: hasMoney(order) });
  // A buyer has one cart: what has been paid is what was given up before.
  if (kind === 'order-confirmed') await deps.emails.dropWaiting({ kind: 'order-lapsed', to }, deps.now());
  deps.sender.nudge();
}

/**
 * A letter that could not be written until its move was undone is taken back before it is there: the undo found none. One
 * that was kept at a first time stays as it is.
 */
async function leaveUntold(
  { emails, takenBack, now }: EmailDeps,
  { eventId, kind, orderID }: Occasion,
): Promise<void> {
  const id = emailId(eventId, kind);
  if (await emails.find(id)) return;
  await takenBack.add({ _id: id, orderID, emails: [{ id, kind }], at: now() });
}

/** An order without the text that its sender chose: the address may belong to somebody else. */
const withoutSendersText = (order: EmailOrder): EmailOrder => ({
  ...order,
  userName: '',
  address: { name: '', address: '', city: '', postcode: '', phone: '', notes: '' },
});

const hasMoney = ({ isPaid, money }: EmailOrder): boolean => isPaid || (money !== null && money !== 'none');

/** How long a letter waits before it goes; a buyer's own act is answered at once. */
function waitMs(occasion: Occasion, { rejectedBy }: EmailOrder): number {
  if (occasion.kind === 'order-lapsed') return occasion.why === 'cancelled' ? SECOND_THOUGHT_MS : 0;
  return moveKinds.includes(occasion.kind) && rejectedBy !== 'customer' ? UNDO_MS : 0;
}

/**
 * Who has paid is given the receipt, and whose money has gone back the credit note, which is known by the refund: order has
 * them written, and tells of itself in the same answer.
 */
async function askOrder({ order }: EmailDeps, { kind, orderID, eventId }: Occasion): Promise<ReceiptedOrder> {
  if (kind === 'order-confirmed') return order.writeReceipt(orderID);
  if (kind === 'order-refunded') return order.writeReceipt(orderID, eventId);
  return { order: await order.getFacts(orderID), receipt: null };
}
