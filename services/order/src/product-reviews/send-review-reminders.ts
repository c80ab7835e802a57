import { newEvent, reviewReminderDue } from '@shop/events';
import { deliveredAtOf } from '../domain/after-sales/withdrawals.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import type { ReviewRightDeps } from './deps.ts';
import { deliveredLines } from './review-rights.ts';

const DAY_MS = 86_400_000;
const REMIND_MS = 14 * DAY_MS;
/** Where reviews were off meanwhile, later ones are not sent. */
const TOO_LATE_MS = 28 * DAY_MS;

type Deps = Omit<ReviewRightDeps, 'config'>;

/** Once for an order, two weeks after its delivery, while a line of it can be reviewed. */
export async function sendReviewReminders(deps: Deps): Promise<void> {
  const { catalog, logger, now, reminders } = deps;
  if (!(await catalog.settings()).reviews) return;
  const at = now().getTime();
  const period = { from: new Date(at - TOO_LATE_MS), until: new Date(at - REMIND_MS) };
  for (const order of await reminders.findDue(period))
    await remind(deps, order).catch((err: unknown) =>
      logger.warn({ err, orderID: order._id }, 'a review reminder waits for the next round'),
    );
}

async function remind(deps: Deps, order: StoredOrder): Promise<void> {
  const reviews = await deps.catalog.reviewsOf(order.userID);
  const reviewed = reviews.filter(({ orderID }) => orderID === order._id).map(({ line }) => line);
  await changeOrder(deps, order, async (current) => {
    const age = deps.now().getTime() - (deliveredAtOf(current)?.getTime() ?? Infinity);
    if (age < REMIND_MS || !(await isWanted(deps, current))) return null;
    const lines = deliveredLines(current)
      .map(({ line }) => line)
      .filter((line) => !reviewed.includes(line));
    const isDue = age <= TOO_LATE_MS && lines.length > 0;
    const event = isDue && newEvent(reviewReminderDue, { orderID: current._id, lines });
    return { set: { reviewReminder: 'done' }, isImmaterial: true, ...(event ? { event } : {}) };
  });
}

async function isWanted({ reminders }: Deps, order: StoredOrder): Promise<boolean> {
  const { reviewReminder } = order;
  if (reviewReminder === 'done' || reviewReminder === 'ended' || order.buyerDeletedAt) return false;
  if (reviewReminder === 'wanted') return true;
  const wishedAt = await reminders.findWish(order.userID);
  const dueAt = (deliveredAtOf(order)?.getTime() ?? 0) + REMIND_MS;
  return wishedAt !== null && wishedAt.getTime() <= dueAt;
}
