import type { ReminderResult, ReminderWish } from '@shop/contracts';
import { findByLink } from '../use-cases/order-link.ts';
import type { ReviewRightDeps } from './deps.ts';

type Deps = Pick<ReviewRightDeps, 'reminders' | 'orders' | 'now'>;

export const findReminderWish = async (
  { reminders }: Pick<Deps, 'reminders'>,
  userID: string,
): Promise<ReminderWish> => ({ wanted: (await reminders.findWish(userID)) !== null });

export async function chooseReminders(
  { reminders, now }: Deps,
  { userID, wanted }: ReminderWish & { userID: string },
): Promise<void> {
  if (wanted) await reminders.want(userID, now());
  else await reminders.end(userID);
}

/** @param key order id and token, parted by a point */
export async function endRemindersByLink(deps: Deps, key: string): Promise<ReminderResult> {
  const [orderID = '', token = ''] = key.split('.');
  const order = await findByLink(deps, { orderID, token });
  return order && (await deps.reminders.end(order.userID)) ? 'ended' : 'nothing-to-end';
}
