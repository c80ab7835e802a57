import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderFee, ProviderMoney } from '@shop/contracts';
import type { WebhookNote } from '../domain/inbox-entry.ts';
import type { Payment } from '../domain/payment.ts';
import type { AskedRefund } from '../domain/refund.ts';
import type { RefundFacts, ReturnFacts } from '../domain/returned-money.ts';
import type { ProviderFacts } from '../domain/verdict.ts';

/** A payment that the provider knows. */
export type KnownPayment = Payment & { providerId: string };

/** A payment of which money was taken. */
export type ChargedPayment = KnownPayment & { chargeId: string };

/** A refund to ask for. `serverErrors`: how many idempotency keys of it a failure of the provider's own has used up. */
export type RefundCall = AskedRefund & { serverErrors: number };

/** A payment as the provider has made it: its id, and the page on which the buyer pays. */
export type MadePayment = { providerId: string; url: string };

/** What a provider says that it has kept of a payment and of its refunds. */
type FeeFacts = {
  fee?: ProviderFee;
  refunds: { providerRefundId: string; fee?: ProviderFee }[];
};

/** What a provider lists of some days. `until`: its lists are whole up to then, which may be before what was asked. */
export type ListedMoney = Pick<ProviderMoney, 'charges' | 'refunds' | 'disputes'> & { until: Date };

/** One way to pay. Every call is safe to repeat, and throws a ProviderError when it does not end well. */
export type Provider = {
  /** Asks for the money. */
  create: (payment: Payment) => Promise<MadePayment>;
  /**
   * Looks whether a `create` that ended in a server error has made something after all. Only a provider that answers a
   * repeated key with its first error for ever needs it; elsewhere the repeated call itself tells.
   */
  find?: (payment: Payment) => Promise<MadePayment | null>;
  /** Asks how it stands. */
  look: (payment: KnownPayment) => Promise<ProviderFacts>;
  /** Takes the money that the buyer has approved; where the provider takes it itself this only looks. */
  capture: (payment: KnownPayment) => Promise<ProviderFacts>;
  /** Sees to it that no money can come. @returns false when the buyer was faster */
  close: (payment: KnownPayment) => Promise<boolean>;
  /** Asks what went back to the buyer, whoever made it do so, and what is disputed. */
  lookForReturns: (payment: ChargedPayment) => Promise<ReturnFacts>;
  /** Asks what it has kept of a payment and of its refunds, however long ago that was. */
  lookForFees: (payment: ChargedPayment) => Promise<FeeFacts>;
  /** Gives money back, once for each id. Whoever calls it has looked first. */
  refund: (payment: ChargedPayment, call: RefundCall) => Promise<RefundFacts>;
  /** Lists what was charged, refunded and disputed between two moments, the shop's or not. */
  list: (period: { from: Date; until: Date }) => Promise<ListedMoney>;
  /** Reads a webhook. @throws ShopError `bad-signature` unless the provider has sent it, lately */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => Promise<WebhookNote>;
};

type Outcome = {
  /** The provider has refused it, and nothing happened. Left out: it may have happened. */
  definite?: boolean;
  cause?: unknown;
  /** How long the provider asks to be left alone. */
  retryAfterSeconds?: number | undefined;
  /** It has answered, with a failure of its own (5xx). */
  isServerError?: boolean;
  /** That answer is the idempotency key's for good: nothing was made by it, and nothing ever will be. */
  isKeyUsedUp?: boolean;
  /** It has answered that it was asked too often (429). */
  isTooMany?: boolean;
  /** Its own word for a refusal. */
  issue?: string;
};

/**
 * A call to a provider that did not end well. Unless it was refused (`definite`) it may have happened: a timeout, a
 * 5xx, a cut connection, an answer that makes no sense.
 */
export class ProviderError extends Error {
  readonly definite: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly isServerError: boolean;
  readonly isKeyUsedUp: boolean;
  readonly isTooMany: boolean;
  readonly issue: string | undefined;

  constructor(message: string, outcome: Outcome = {}) {
    super(message, { cause: outcome.cause });
    this.name = 'ProviderError';
    this.definite = outcome.definite ?? false;
    this.retryAfterSeconds = outcome.retryAfterSeconds;
    this.isServerError = outcome.isServerError ?? false;
    this.isKeyUsedUp = outcome.isKeyUsedUp ?? false;
    this.isTooMany = outcome.isTooMany ?? false;
    this.issue = outcome.issue;
  }
}

/**
 * How long one question to a provider may take in all: its token, a repetition with a new one, and an answer that comes
 * in drops. A buyer waits for it, and so does the lease of a capture.
 */
export const CALL_MS = 4_000;

/** Waits for a question's answer, and no longer than `CALL_MS`. @throws ProviderError when it has not come by then */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = sleep(CALL_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new ProviderError(`the provider did not answer within ${CALL_MS / 1_000} s`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    waiting.abort();
  }
}

/** A provider that asks for more is asked again after this all the same. */
const MAX_RETRY_AFTER_SECONDS = 600;

/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): seconds, or a date.
 * @returns whole seconds from now, at most ten minutes, or undefined when it says nothing
 */
export function retryAfterOf(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isNaN(seconds)
    ? undefined
    : Math.min(Math.max(Math.ceil(seconds), 1), MAX_RETRY_AFTER_SECONDS);
}

/** A webhook older than this is a replay, one that is so far ahead is forged; a late genuine one costs nothing, because the sweeper asks as well. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * The buyer is only ever sent to the provider's own pages.
 * @param hosts what the link's host must be or end in; a stand-in's pages lie below the shop's own address instead
 */
export function assertPayLink(url: string, hosts: string[], standInPages: string | null): void {
  const trusted = standInPages
    ? url.startsWith(`${standInPages}/sandbox/`)
    : URL.canParse(url) && isOneOf(new URL(url), hosts);
  if (!trusted)
    throw new ProviderError(`the provider's link is not its own: ${url.slice(0, 200)}`, { definite: true });
}

function isOneOf({ protocol, hostname }: URL, hosts: string[]): boolean {
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
