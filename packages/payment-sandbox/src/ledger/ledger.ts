import type { Checkout, ProviderName } from '../domain/checkout.ts';
import { checkoutAfter } from './apply.ts';
import type { Dated, LedgerEntry, MoneyEntry } from './entries.ts';
import { openLedgerFile } from './ledger-file.ts';

export type QueuedWebhook = { eventId: string; provider: ProviderName; body: string };

export type Ledger = {
  checkouts: Map<string, Checkout>;
  keys: Map<string, { id: string; fingerprint: string }>;
  webhooks: Map<string, QueuedWebhook>;
  money: Dated<MoneyEntry>[];
  /** Appends to the file before applying. */
  record: (...entries: LedgerEntry[]) => void;
};

/** Rebuilds the state from the file. */
export function openLedger(file: string): Ledger {
  const lines = openLedgerFile(file);
  const ledger: Ledger = {
    checkouts: new Map(),
    keys: new Map(),
    webhooks: new Map(),
    money: [],
    record: (...entries) => {
      const at = new Date().toISOString();
      const dated = entries.map((entry) => ({ at, ...entry }));
      lines.append(dated);
      for (const entry of dated) apply(ledger, entry);
    },
  };
  for (const entry of lines.read()) apply(ledger, entry);
  return ledger;
}

/** Keys are unique per provider and call. */
export function keyName(provider: ProviderName, call: string, key: string): string {
  return `${provider} ${call} ${key}`;
}

function apply(ledger: Ledger, entry: Dated): void {
  switch (entry.type) {
    case 'webhook-queued':
      ledger.webhooks.set(entry.eventId, entry);
      return;
    case 'webhook-delivered':
    case 'webhook-given-up':
      ledger.webhooks.delete(entry.eventId);
      return;
    default:
      ledger.money.push(entry);
      rememberKey(ledger, entry);
      ledger.checkouts.set(entry.id, checkoutAfter(ledger.checkouts.get(entry.id), entry));
  }
}

function rememberKey(ledger: Ledger, entry: Dated<MoneyEntry>): void {
  if (!('key' in entry) || !entry.key) return;
  const id = entry.type === 'refunded' ? entry.refund.id : entry.id;
  const fingerprint = ('fingerprint' in entry && entry.fingerprint) || '';
  ledger.keys.set(keyName(entry.provider, entry.type, entry.key), { id, fingerprint });
}
