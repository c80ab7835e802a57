import type { IncomingHttpHeaders } from 'node:http';
import type { WebhookNote } from '../domain/inbox-entry.ts';
import type { Payment } from '../domain/payment.ts';
import type { ProviderFacts } from '../domain/verdict.ts';

/** A payment that the provider knows. */
export type KnownPayment = Payment & { providerId: string };

/** One way to pay. Every call is safe to repeat, and throws a ProviderError when it does not end well. */
export type Provider = {
  /** Asks for the money. @returns the provider's id and the page on which the buyer pays */
  create: (payment: Payment) => Promise<{ providerId: string; url: string }>;
  /** Asks how it stands. */
  look: (payment: KnownPayment) => Promise<ProviderFacts>;
  /** Takes the money that the buyer has approved; where the provider takes it itself this only looks. */
  capture: (payment: KnownPayment) => Promise<ProviderFacts>;
  /** Sees to it that no money can come. @returns false when the buyer was faster */
  close: (payment: KnownPayment) => Promise<boolean>;
  /** Reads a webhook. @throws ShopError `bad-signature` unless the provider has sent it, lately */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => Promise<WebhookNote>;
};

/**
 * A call to a provider that did not end well. `definite`: the provider has refused it and nothing happened.
 * Otherwise (timeout, 5xx, a cut connection, an answer that makes no sense) it may have happened.
 */
export class ProviderError extends Error {
  readonly definite: boolean;

  constructor(message: string, definite: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.definite = definite;
  }
}

/** A webhook older than this is a replay; a late genuine one costs nothing, because the sweeper asks as well. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * The buyer is only ever sent to the provider's own pages.
 * @param hosts what the link's host must be or end in; a stand-in's pages lie below the shop's own address instead
 */
export function assertPayLink(url: string, hosts: string[], standInPages: string | null): void {
  const trusted = standInPages
    ? url.startsWith(`${standInPages}/sandbox/`)
    : URL.canParse(url) && isOneOf(new URL(url), hosts);
  if (!trusted) throw new ProviderError(`the provider's link is not its own: ${url.slice(0, 200)}`, true);
}

function isOneOf({ protocol, hostname }: URL, hosts: string[]): boolean {
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
