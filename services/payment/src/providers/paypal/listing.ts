import { TransactionSearchController, type TransactionInformation } from '@paypal/paypal-server-sdk';
import type { ProviderCharge, ProviderRefund } from '@shop/contracts';
import { centsFromText } from '@shop/money';
import { z } from 'zod';
import { feeIn } from './fee.ts';
import type { Paypal } from './client.ts';
import { PaypalRefusal } from './refusal.ts';
import { DISPUTES, disputeUpdate, disputeSchema, read } from './refunds.ts';
import { ProviderError, type ListedMoney, type Provider } from '../provider.ts';

const MAX_SEARCH_MS = 31 * 24 * 3_600_000;
const PAGE_SIZE = 500;
const provider = 'paypal';

type Period = { from: Date; until: Date };

/** Transactions appear within three hours; PayPal says until when its list is complete. */
export function paypalListing(paypal: Paypal): Pick<Provider, 'list'> {
  return {
    list: async ({ from, until }) => {
      const found: TransactionInformation[] = [];
      let refreshedAt = until;
      for (const period of searches({ from, until })) {
        const answer = await search(paypal, period);
        found.push(...answer.transactions);
        if (answer.refreshedAt < refreshedAt) refreshedAt = answer.refreshedAt;
      }
      return { ...moneyOf(found), disputes: await listDisputes(paypal, from), until: refreshedAt };
    },
  };
}

function searches({ from, until }: Period): Period[] {
  const periods: Period[] = [];
  for (let start = from; start < until; start = periods.at(-1)?.until ?? until) {
    const end = new Date(Math.min(start.getTime() + MAX_SEARCH_MS, until.getTime()));
    periods.push({ from: start, until: end });
  }
  return periods;
}

async function search(paypal: Paypal, { from, until }: Period) {
  const transactions: TransactionInformation[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await paypal.ask((client) =>
      new TransactionSearchController(client).searchTransactions({
        startDate: from.toISOString(),
        endDate: until.toISOString(),
        fields: 'transaction_info',
        pageSize: PAGE_SIZE,
        page,
      }),
    );
    const { transactionDetails, totalPages, lastRefreshedDatetime } = answer;
    if (totalPages === undefined) throw new ProviderError('PayPal answered something else');
    transactions.push(...(transactionDetails ?? []).flatMap(({ transactionInfo }) => transactionInfo ?? []));
    if (page < totalPages) continue;
    const refreshed = lastRefreshedDatetime ? new Date(lastRefreshedDatetime) : until;
    return { transactions, refreshedAt: refreshed < until ? refreshed : until };
  }
}

/** T00: payments. T1106, T1107: reversals and refunds. */
const PAYMENT = /^T00/;
const RETURN = new Set(['T1106', 'T1107']);
const chargeStates = { S: 'paid', V: 'paid', P: 'pending', D: 'failed' } as const;
const refundStates = { S: 'succeeded', V: 'failed', P: 'pending', D: 'failed' } as const;
type Status = keyof typeof chargeStates;

function moneyOf(transactions: TransactionInformation[]): Pick<ListedMoney, 'charges' | 'refunds'> {
  const charges: ProviderCharge[] = [];
  const refunds: ProviderRefund[] = [];
  for (const transaction of transactions) {
    const { transactionId = '', transactionEventCode: code = '', transactionStatus } = transaction;
    const value = transaction.transactionAmount?.value ?? '';
    const amountCents = centsFromText(value.replace(/^-/, ''));
    const status = transactionStatus as Status | undefined;
    if (amountCents === null || !status || !(status in chargeStates)) continue;
    const at = new Date(transaction.transactionInitiationDate ?? '');
    const sum = {
      provider,
      amountCents,
      currency: transaction.transactionAmount?.currencyCode ?? '',
      at,
    } as const;
    // Negative: paid by the shop.
    if (PAYMENT.test(code) && !value.startsWith('-')) {
      const reference = transaction.customField ?? '';
      charges.push({
        ...sum,
        chargeId: transactionId,
        reference,
        state: chargeStates[status],
        ...feeIn(transaction.feeAmount, 'signed'),
      });
    }
    if (RETURN.has(code)) {
      const chargeId = transaction.paypalReferenceId ?? '';
      refunds.push({
        ...sum,
        providerRefundId: transactionId,
        chargeId,
        state: refundStates[status],
        ...feeIn(transaction.feeAmount, 'signed'),
      });
    }
  }
  return { charges, refunds };
}

const link = z.object({ rel: z.string(), href: z.string().max(2_000) });
const pageSchema = z.object({
  items: z.array(z.object({ dispute_id: z.string().regex(/^[\w-]{1,255}$/) })).default([]),
  links: z.array(link).default([]),
});
const detailSchema = disputeSchema.extend({
  create_time: z.coerce.date(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
});
const DISPUTE_PAGE = 50;

async function listDisputes(paypal: Paypal, from: Date): Promise<ListedMoney['disputes']> {
  const ids: string[] = [];
  let query = new URLSearchParams({
    start_time: from.toISOString(),
    page_size: String(DISPUTE_PAGE),
  }).toString();
  while (query !== '') {
    const page = await disputePage(paypal, query);
    ids.push(...page.ids);
    query = page.next;
  }
  const details = await Promise.all(
    ids.map(async (disputeId) => read(detailSchema, await paypal.fetch(`${DISPUTES}/${disputeId}`))),
  );
  return details.map((detail) => ({
    ...disputeUpdate(detail),
    provider,
    chargeId: detail.disputed_transactions[0]?.seller_transaction_id ?? '',
    at: detail.create_time,
  }));
}

/** `next`: query of the next page, or ''. */
async function disputePage(paypal: Paypal, query: string): Promise<{ ids: string[]; next: string }> {
  const { items, links } = read(pageSchema, await disputesOrNone(paypal, query));
  const next = links.find(({ rel }) => rel === 'next')?.href ?? '';
  return {
    ids: items.map(({ dispute_id }) => dispute_id),
    next: URL.canParse(next) ? new URL(next).searchParams.toString() : '',
  };
}

/** The app may lack the right to read disputes. */
async function disputesOrNone(paypal: Paypal, query: string): Promise<unknown> {
  try {
    return await paypal.fetch(`${DISPUTES}?${query}`);
  } catch (error) {
    if (error instanceof PaypalRefusal && error.issue === 'NOT_AUTHORIZED') return {};
    throw error;
  }
}
