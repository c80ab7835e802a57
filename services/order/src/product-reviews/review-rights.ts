import type { Reviewable, ReviewRight } from '@shop/contracts';
import { signTicket } from '@shop/service-kit';
import { deliveredAtOf } from '../domain/after-sales/withdrawals.ts';
import type { StoredOrder } from '../domain/order.ts';
import { inParcel } from '../domain/parcel.ts';
import { getOwnOrder } from '../use-cases/get-order.ts';
import type { ReviewRightDeps } from './deps.ts';

const TICKET_SECONDS = 4 * 3_600;

const shownName = (userName: string): string => userName.trim().split(/\s/, 1)[0] ?? '';

export async function listReviewable(
  deps: Pick<ReviewRightDeps, 'orders' | 'config'>,
  { userID, orderID }: { userID: string; orderID: string },
): Promise<Reviewable> {
  const order = await getOwnOrder(deps, userID, orderID);
  return {
    orderID,
    orderNumber: order.number,
    lines: deliveredLines(order).map(({ line, productID, title, size, images, variant }) => {
      const data: ReviewRight = { userID, orderID, line, productID, size, name: shownName(order.userName) };
      return {
        line,
        productID,
        title,
        size,
        image: images[variant - 1] ?? images[0] ?? '',
        ticket: signTicket(deps.config.SERVICE_TOKEN_SECRET, {
          kind: 'review',
          data,
          seconds: TICKET_SECONDS,
        }),
      };
    }),
  };
}

/** Without lines refunded or withdrawn whole before the parcel was sent. */
export function deliveredLines(order: StoredOrder): (StoredOrder['lines'][number] & { line: number })[] {
  if (!deliveredAtOf(order)) return [];
  const pieces = inParcel(order);
  return order.lines.map((held, line) => ({ ...held, line })).filter(({ line }) => (pieces[line] ?? 0) > 0);
}
