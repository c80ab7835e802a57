import type { Reviewable, ReviewRight } from '@shop/contracts';
import { signTicket } from '@shop/service-kit';
import type { OrderConfig } from '../config.ts';
import type { ChangeDeps } from '../deps.ts';
import { deliveredAtOf } from '../domain/after-sales/withdrawals.ts';
import { getOwnOrder } from '../use-cases/get-order.ts';

export type ReviewRightDeps = Pick<ChangeDeps, 'orders'> & {
  config: Pick<OrderConfig, 'SERVICE_TOKEN_SECRET'>;
};

const TICKET_SECONDS = 4 * 3_600;

const shownName = (userName: string): string => userName.trim().split(/\s/, 1)[0] ?? '';

export async function listReviewable(
  deps: ReviewRightDeps,
  { userID, orderID }: { userID: string; orderID: string },
): Promise<Reviewable> {
  const order = await getOwnOrder(deps, userID, orderID);
  const lines = deliveredAtOf(order) ? order.lines : [];
  return {
    orderID,
    orderNumber: order.number,
    lines: lines.map(({ productID, title, size, images, variant }, line) => {
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
