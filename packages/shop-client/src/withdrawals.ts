import type { Withdrawable } from '@shop/contracts/withdrawal';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** Order number; without login the token of an email's link, or the address to send one to. */
export type OrderAccess = { orderID: string; email: string; token?: string };
export type WithdrawalNotice = OrderAccess & {
  name: string;
  lines: { line: number; quantity: number }[];
  key: string;
};

/** Withdrawable pieces; null when the link was emailed instead. */
export async function findWithdrawable(
  api: ApiClient,
  access: OrderAccess,
): Promise<Outcome<Withdrawable | null>> {
  const outcome = await api.call('POST', '/api/shop/withdrawal/find', { body: access });
  return mapData(outcome, (body) => field<Withdrawable | null>(body, 'data'));
}

/** Gives notice of withdrawal. */
export async function confirmWithdrawal(
  api: ApiClient,
  { key, ...body }: WithdrawalNotice,
): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/shop/withdrawal/confirm', { body, headers: { 'idempotency-key': key } });
}
