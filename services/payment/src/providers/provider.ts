import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderFee, ProviderMoney } from '@shop/contracts';
import type { WebhookNote } from '../domain/inbox-entry.ts';
import type { Payment } from '../domain/payment.ts';
import type { RefundRequest } from '../domain/refund.ts';
import type { RefundUpdate, ReturnUpdates } from '../domain/returned-money.ts';
import type { ProviderStatus } from '../domain/evaluate-payment.ts';

export type KnownPayment = Payment & { providerId: string };

export type ChargedPayment = KnownPayment & { chargeId: string };

/** `serverErrors`: keys used up by a 5xx. */
export type RefundCall = RefundRequest & { serverErrors: number };

export type MadePayment = { providerId: string; url: string };

type FeeUpdates = {
  fee?: ProviderFee;
  refunds: { providerRefundId: string; fee?: ProviderFee }[];
};

/** `until`: end of the complete period. */
export type ListedMoney = Pick<ProviderMoney, 'charges' | 'refunds' | 'disputes'> & { until: Date };

/** Calls may be repeated; they throw ProviderError. */
export type Provider = {
  create: (payment: Payment) => Promise<MadePayment>;
  /** Finds a payment whose `create` ended in a 5xx, where the provider repeats that error for its key. */
  find?: (payment: Payment) => Promise<MadePayment | null>;
  fetchStatus: (payment: KnownPayment) => Promise<ProviderStatus>;
  capture: (payment: KnownPayment) => Promise<ProviderStatus>;
  /** @returns false if the buyer was first */
  close: (payment: KnownPayment) => Promise<boolean>;
  fetchReturns: (payment: ChargedPayment) => Promise<ReturnUpdates>;
  fetchFees: (payment: ChargedPayment) => Promise<FeeUpdates>;
  refund: (payment: ChargedPayment, call: RefundCall) => Promise<RefundUpdate>;
  list: (period: { from: Date; until: Date }) => Promise<ListedMoney>;
  /** @throws `bad-signature`, also for old webhooks */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => Promise<WebhookNote>;
};

type Failure = {
  /** Refused. Otherwise it may have happened. */
  definite?: boolean;
  cause?: unknown;
  retryAfterSeconds?: number | undefined;
  isServerError?: boolean;
  /** Final for this idempotency key: nothing was created. */
  isKeyUsedUp?: boolean;
  isTooMany?: boolean;
  issue?: string;
};

/** Unless `definite`, the call may have happened: timeout, 5xx, lost connection, unreadable answer. */
export class ProviderError extends Error {
  readonly definite: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly isServerError: boolean;
  readonly isKeyUsedUp: boolean;
  readonly isTooMany: boolean;
  readonly issue: string | undefined;

  constructor(message: string, failure: Failure = {}) {
    super(message, { cause: failure.cause });
    this.name = 'ProviderError';
    this.definite = failure.definite ?? false;
    this.retryAfterSeconds = failure.retryAfterSeconds;
    this.isServerError = failure.isServerError ?? false;
    this.isKeyUsedUp = failure.isKeyUsedUp ?? false;
    this.isTooMany = failure.isTooMany ?? false;
    this.issue = failure.issue;
  }
}

/** Limit for one question including token requests and retries; a buyer and the capture lease wait for it. */
export const CALL_MS = 4_000;

/** @throws ProviderError after `CALL_MS` */
export async function inTime<T>(call: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = sleep(CALL_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new ProviderError(`the provider did not answer within ${CALL_MS / 1_000} s`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([call, late]);
  } finally {
    waiting.abort();
  }
}

const MAX_RETRY_AFTER_SECONDS = 600;

/**
 * Parses Retry-After (RFC 9110, section 10.2.3).
 * @returns seconds from now, at most ten minutes
 */
export function retryAfterOf(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isNaN(seconds)
    ? undefined
    : Math.min(Math.max(Math.ceil(seconds), 1), MAX_RETRY_AFTER_SECONDS);
}

/** Rejects replays and forged dates. A late genuine webhook is harmless: the sweeper asks too. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * Buyers are only sent to the provider's own pages.
 * @param hosts allowed hosts, including subdomains; a stand-in's pages lie below the shop's address
 */
export function assertPayLink(url: string, hosts: string[], standInPages: string | null): void {
  const trusted = standInPages
    ? url.startsWith(`${standInPages}/sandbox/`)
    : URL.canParse(url) && isOnHost(new URL(url), hosts);
  if (!trusted)
    throw new ProviderError(`the provider's link is not its own: ${url.slice(0, 200)}`, { definite: true });
}

function isOnHost({ protocol, hostname }: URL, hosts: string[]): boolean {
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
