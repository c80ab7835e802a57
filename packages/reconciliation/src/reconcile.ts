import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderMoney } from '@shop/contracts';
import { readSnapshot, type Snapshot, type ShopDatabases } from './snapshot.ts';
import { checkCarts } from './checks/carts.ts';
import { checkDiscounts } from './checks/discounts.ts';
import { checkEvents } from './checks/events.ts';
import { checkIds } from './checks/ids.ts';
import { checkMoney } from './checks/money.ts';
import { checkProvider } from './checks/provider.ts';
import { checkReceipts } from './checks/receipts.ts';
import { checkAuditLog } from './checks/audit-log.ts';
import { checkRefundsAgree } from './checks/refunds-agree.ts';
import { checkRefunds } from './checks/refunds.ts';
import { checkReviews } from './checks/reviews.ts';
import { checkStatus } from './checks/status.ts';
import { checkStock, checkStockSums } from './checks/stock.ts';
import type { Reconciliation, Finding, Rule } from './finding.ts';
import { endOf, type AuditLogProof } from './audit-log-end.ts';
import { reportOf } from './report.ts';

type ReconcileOptions = ShopDatabases & {
  /** Writes within this time count as in progress; 2 minutes by default. */
  graceMs?: number;
  /** All by default; a test of one service reads only part of the data. */
  rules?: Rule[];
  /** Without it only the shop's own data is compared. */
  askProviders?: () => Promise<ProviderMoney | null>;
  standIns?: () => Partial<Pick<Snapshot, 'products' | 'payments'>>;
  auditLogProof?: AuditLogProof;
  /** Ids whose data a test broke on purpose. */
  without?: ReadonlySet<string>;
};

/** Bound within which the shop recovers from a disturbance. */
export const GRACE_MS = 120_000;

/** Findings of some rules. */
export function findingsIn(snapshot: Snapshot, rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule) => checks[rule](snapshot));
}

const checks: Record<Rule, (snapshot: Snapshot) => Finding[]> = {
  money: checkMoney,
  refunds: checkRefunds,
  'refunds-agree': checkRefundsAgree,
  provider: checkProvider,
  stock: checkStock,
  'stock-sums': checkStockSums,
  carts: checkCarts,
  events: checkEvents,
  status: checkStatus,
  ids: checkIds,
  receipts: checkReceipts,
  discounts: checkDiscounts,
  reviews: checkReviews,
  'audit-log': checkAuditLog,
};

/**
 * Writes nothing.
 * @throws Error where a database or provider does not answer
 */
export async function reconcile({
  graceMs = GRACE_MS,
  rules = Object.keys(checks) as Rule[],
  askProviders = async () => null,
  standIns = () => ({}),
  without = new Set(),
  auditLogProof = { secrets: [], outside: null },
  ...at
}: ReconcileOptions): Promise<Reconciliation> {
  const snapshot = { ...(await readSnapshot(at, askProviders)), auditLogProof, ...standIns() };
  const isMeant = ({ subject }: Finding) => subject.split(' ').some((word) => without.has(word));
  const findings = findingsIn(snapshot, rules).filter((one) => !isMeant(one));
  return {
    ...sortFindings(findings, new Date(snapshot.at.getTime() - graceMs)),
    counts: {
      orders: snapshot.orders.size,
      payments: snapshot.payments.length,
      products: snapshot.products.length,
      charges: snapshot.money?.charges.length ?? null,
    },
    auditLogEnd: endOf(snapshot.auditLog.at(-1)),
    auditLogSeal: {
      isThere: snapshot.auditLogHead !== null,
      isChecked: auditLogProof.secrets.length > 0,
      since: snapshot.auditLogHead?.since ?? null,
    },
  };
}

/**
 * Splits findings by whether they can wait.
 * @param since findings whose subject was written later are in progress
 */
export function sortFindings(
  findings: Finding[],
  since: Date,
): Pick<Reconciliation, 'wrong' | 'underWay' | 'waiting'> {
  const isYoung = ({ touchedAt }: Finding) => touchedAt !== null && touchedAt > since;
  const breaches = findings.filter(({ waits }) => !waits);
  return {
    wrong: breaches.filter((one) => !isYoung(one)),
    underWay: breaches.filter(isYoung),
    waiting: findings.filter(({ waits }) => waits),
  };
}

const SETTLE_MS = 60_000;
const LOOK_EVERY_MS = 250;

/**
 * Retries until no finding is left.
 * @param settleMs time for work in progress
 * @throws Error with the report
 */
export async function assertReconciled(options: ReconcileOptions, settleMs = SETTLE_MS): Promise<void> {
  const until = Date.now() + settleMs;
  for (;;) {
    try {
      return await assertNoFindings(options);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function assertNoFindings(options: ReconcileOptions): Promise<void> {
  const found = await reconcile({ ...options, graceMs: 0 });
  if (found.wrong.length + found.underWay.length > 0)
    throw new Error(`The audit has findings.\n${reportOf(found)}`);
}
