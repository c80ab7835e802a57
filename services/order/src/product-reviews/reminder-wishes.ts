import type { ReminderResult, ReminderWish } from '@shop/contracts';
import type { ChangeDeps } from '../deps.ts';
import { changeOrder } from '../saga/change-order.ts';
import { getOwnOrder } from '../use-cases/get-order.ts';
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

export async function takeBackReminder(
  deps: ChangeDeps,
  { userID, orderID }: { userID: string; orderID: string },
): Promise<void> {
  await changeOrder(deps, await getOwnOrder(deps, userID, orderID), ({ reviewReminder }) =>
    reviewReminder === 'wanted' || reviewReminder === 'done'
      ? { set: { reviewReminder: 'ended' }, isImmaterial: true }
      : null,
  );
}
