import type { TrackInput } from '@shop/contracts';
import { newEvent, orderLinkAsked } from '@shop/events';
import { limitGuesses } from '@shop/service-kit';
import { linkEnd } from '../domain/after-sales/link-end.ts';
import { calledBy } from '../domain/called-by.ts';
import { changeOrder } from '../saga/change-order.ts';
import { isBuyerProven } from '../use-cases/is-address-proven.ts';
import type { LinkedOrderDeps } from './deps.ts';
import { assertOrderLinks } from './open-linked-order.ts';

type Tracking = TrackInput & { address: string };

/** Right guesses count too, so that the limit reveals none. @throws `not-found`, `too-many-requests` */
export async function trackOrder(deps: LinkedOrderDeps, { address, ...input }: Tracking): Promise<void> {
  await assertOrderLinks(deps);
  const { LIMITS: limits } = deps.config;
  const about = input.email;
  if (limits !== 'off')
    await limitGuesses({ attempts: deps.trackings, now: deps.now }, { about, address, limits });
  // After the answer, whose time then reveals nothing.
  setImmediate(() => void askForLink(deps, input));
}

async function askForLink(deps: LinkedOrderDeps, { orderID, email }: TrackInput): Promise<void> {
  try {
    const order = (await deps.lists.ofEmail(email)).find(calledBy(orderID));
    const now = deps.now();
    if (!order || linkEnd(order) <= now || !(await isBuyerProven(deps, order))) return;
    const payload = { orderID: order._id, at: now.toISOString() };
    await changeOrder(deps, order, () => ({ set: {}, event: newEvent(orderLinkAsked, payload) }));
  } catch (err) {
    deps.logger.error({ err }, 'a link to an order could not be sent');
  }
}
