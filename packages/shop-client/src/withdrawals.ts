import type { Withdrawable } from '@shop/contracts/withdrawal';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** Whose order it is: its number; without a login the token of an email's link, or the email address to send one to. */
export type WhoseOrder = { orderID: string; email: string; token?: string };
/** A notice of withdrawal; the same key is taken once. */
export type WithdrawalNotice = WhoseOrder & {
  name: string;
  lines: { line: number; quantity: number }[];
  key: string;
};

/** What of an order can be withdrawn from; null where the link was sent to the buyer's email address instead. */
export async function findWithdrawable(
  api: ApiClient,
  whose: WhoseOrder,
): Promise<Outcome<Withdrawable | null>> {
  const outcome = await api.call('POST', '/api/shop/withdrawal/find', { body: whose });
  return mapData(outcome, (body) => field<Withdrawable | null>(body, 'data'));
}

/** Gives notice of withdrawal; the success's message is for the buyer. */
export async function confirmWithdrawal(
  api: ApiClient,
  { key, ...body }: WithdrawalNotice,
): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/shop/withdrawal/confirm', { body, headers: { 'idempotency-key': key } });
}
