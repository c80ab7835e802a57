import type { OrderLetterKind } from '@shop/contracts';
import type { LettersDeps } from '../deps.ts';
import { letterId } from '../domain/letter.ts';
import { renderOrderLetter } from '../rendering/render-letter.ts';
import { keepLetter } from './keep-letter.ts';

type Occasion = {
  eventId: string;
  kind: OrderLetterKind;
  orderID: string;
  /** By which the parcel could be followed when it happened. */
  trackingCode?: string;
};

/**
 * Writes the letter that an event calls for, and has it sent. It is rendered once and kept as it is: what changes in the
 * order or in the shop's words later changes no letter. An event that comes again finds its letter and does nothing.
 * @throws ShopError `order-not-found`
 */
export async function writeLetter(deps: LettersDeps, occasion: Occasion): Promise<void> {
  const { eventId, kind, orderID, trackingCode } = occasion;
  const _id = letterId(eventId, kind);
  if (!(await deps.letters.find(_id))) {
    const order = await deps.order.getFacts(orderID);
    // Whoever bought is gone, and the order knows them no more.
    if (!order.email) return;
    const told = trackingCode === undefined ? order : { ...order, trackingCode };
    const { email: to, userName: toName } = order;
    const written = renderOrderLetter(kind, told, deps.config);
    await keepLetter(deps, { _id, kind, orderID, to, toName, ...written });
  }
  deps.sender.nudge();
}
