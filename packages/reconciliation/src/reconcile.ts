import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderMoney } from '@shop/contracts';
import { readBooks, type Books, type BooksAt } from './books.ts';
import { checkCarts } from './checks/carts.ts';
import { checkDiscounts } from './checks/discounts.ts';
import { checkEvents } from './checks/events.ts';
import { checkIds } from './checks/ids.ts';
import { checkMoney } from './checks/money.ts';
import { checkProvider } from './checks/provider.ts';
import { checkReceipts } from './checks/receipts.ts';
import { checkRecord } from './checks/record.ts';
import { checkRefundsTold } from './checks/refunds-told.ts';
import { checkRefunds } from './checks/refunds.ts';
import { checkStatus } from './checks/status.ts';
import { checkStock, checkStockSums } from './checks/stock.ts';
import type { Reconciliation, Finding, Rule } from './finding.ts';
import { endOf, type RecordProof } from './record-end.ts';
import { reportOf } from './report.ts';

type ReconcileOptions = BooksAt & {
  /** What was written since so long counts as under way, in ms; two minutes by default. */
  graceMs?: number;
  /** The rules to check; all of them by default. A test of one service has only its own part of the books. */
  rules?: Rule[];
  /** Asks the providers what they have; without it the shop's books are held against each other alone. */
  askProviders?: () => Promise<ProviderMoney | null>;
  /** What stands in a test's stand-ins instead of the databases of the services that they stand in for. */
  standIns?: () => Partial<Pick<Books, 'products' | 'payments'>>;
  /** What the end of the record is held against besides; nothing by default. */
  recordProof?: RecordProof;
  /** Ids whose books a test has broken on purpose. */
  without?: ReadonlySet<string>;
};

/** Within two minutes of the last disturbance everything is to be as it should. */
const GRACE_MS = 120_000;

/**
 * What is not right in books that have been read, for whoever has them at hand.
 * @param rules those to check
 */
export function findingsIn(books: Books, rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule) => checks[rule](books));
}

const checks: Record<Rule, (books: Books) => Finding[]> = {
  money: checkMoney,
  refunds: checkRefunds,
  'refunds-told': checkRefundsTold,
  provider: checkProvider,
  stock: checkStock,
  'stock-sums': checkStockSums,
  carts: checkCarts,
  events: checkEvents,
  status: checkStatus,
  ids: checkIds,
  receipts: checkReceipts,
  discounts: checkDiscounts,
  record: checkRecord,
};

/**
 * Reads all services' books and the providers', and holds them against each other. It writes nothing.
 * @throws what kept it from looking: a database or a provider that did not answer
 */
export async function reconcile({
  graceMs = GRACE_MS,
  rules = Object.keys(checks) as Rule[],
  askProviders = async () => null,
  standIns = () => ({}),
  without = new Set(),
  recordProof = { secrets: [], outside: null },
  ...at
}: ReconcileOptions): Promise<Reconciliation> {
  const books = { ...(await readBooks(at, askProviders)), recordProof, ...standIns() };
  const isMeant = ({ subject }: Finding) => subject.split(' ').some((word) => without.has(word));
  const findings = findingsIn(books, rules).filter((one) => !isMeant(one));
  const since = books.at.getTime() - graceMs;
  const isYoung = ({ touchedAt }: Finding) => touchedAt !== null && touchedAt.getTime() > since;
  const breaches = findings.filter(({ waits }) => !waits);
  return {
    wrong: breaches.filter((one) => !isYoung(one)),
    underWay: breaches.filter(isYoung),
    waiting: findings.filter(({ waits }) => waits),
    counts: {
      orders: books.orders.size,
      payments: books.payments.length,
      products: books.products.length,
      charges: books.money?.charges.length ?? null,
    },
    recordEnd: endOf(books.record.at(-1)),
    recordSeal: {
      isThere: books.recordHead !== null,
      isChecked: recordProof.secrets.length > 0,
      since: books.recordHead?.since ?? null,
    },
  };
}

const SETTLE_MS = 60_000;
const LOOK_EVERY_MS = 250;

/**
 * For the end of a test that has moved money: looks until everything is right, as soon as that is. A look that something
 * kept from being taken is taken again.
 * @param options as of `reconcile`; nothing counts as under way
 * @param settleMs how long what is under way may take, in ms
 * @throws Error with the whole report when something is still wrong then, or what still keeps it from looking
 */
export async function assertBooksAreRight(options: ReconcileOptions, settleMs = SETTLE_MS): Promise<void> {
  const until = Date.now() + settleMs;
  for (;;) {
    try {
      return await look(options);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function look(options: ReconcileOptions): Promise<void> {
  const found = await reconcile({ ...options, graceMs: 0 });
  if (found.wrong.length + found.underWay.length > 0)
    throw new Error(`The books are not right.\n${reportOf(found)}`);
}
