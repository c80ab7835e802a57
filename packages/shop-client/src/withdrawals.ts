import type { Withdrawable } from '@shop/contracts/withdrawal';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** Whose order it is: its number, and without a login the e-mail it was made with. */
export type WhoseOrder = { orderID: string; email: string };
/** A notice of withdrawal; the same key is taken once. */
export type WithdrawalNotice = WhoseOrder & {
  name: string;
  lines: { line: number; quantity: number }[];
  key: string;
};

/** What of an order can be withdrawn from. */
export async function findWithdrawable(api: ApiClient, whose: WhoseOrder): Promise<Outcome<Withdrawable>> {
  const outcome = await api.call('POST', '/api/shop/withdrawal/find', { body: whose });
  return mapData(outcome, (body) => field<Withdrawable>(body, 'data'));
}

/** Gives notice of withdrawal; the success's message is for the buyer. */
export async function confirmWithdrawal(
  api: ApiClient,
  { key, ...body }: WithdrawalNotice,
): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/shop/withdrawal/confirm', { body, headers: { 'idempotency-key': key } });
}
