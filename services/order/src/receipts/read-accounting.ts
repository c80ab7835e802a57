import type { AccountingQuery } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import type { ReceiptDeps } from './deps.ts';
import type { AccountingInput } from './accounting.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Documents and fees between two days in Finland, both included.
 * @throws ShopError while payment is unavailable
 */
export async function readAccounting(
  { receipts, payments }: Pick<ReceiptDeps, 'payments' | 'receipts'>,
  { from, to }: Pick<AccountingQuery, 'from' | 'to'>,
): Promise<AccountingInput> {
  // Days in Finland start hours before UTC's, so a day more is read at both ends.
  const [around, fees] = await Promise.all([
    receipts.between(new Date(Date.parse(from) - DAY_MS), new Date(Date.parse(to) + 2 * DAY_MS)),
    payments.fees({ from, to }),
  ]);
  return {
    receipts: around.filter(({ at }) => from <= localDay(at) && localDay(at) <= to),
    fees,
  };
}

export async function readAccountingWithSeller(
  deps: Pick<ReceiptDeps, 'catalog' | 'payments' | 'receipts'>,
  query: Pick<AccountingQuery, 'from' | 'to'>,
): Promise<AccountingInput & { seller: string }> {
  const [booked, { seller }] = await Promise.all([readAccounting(deps, query), deps.catalog.settings()]);
  return { ...booked, seller: seller.name };
}
