import { randomFrom } from '@shop/testing/random';
import { percentile } from '@shop/testing/table';
import type { FaultyShop } from './battlefield.ts';
import { findingsBefore, untilConsistent } from './quiet.ts';
import type { Row } from './rows.ts';
import { gather } from './shopping.ts';

export type RowResult = {
  row: Row;
  seed: number;
  purchases: number;
  orders: number;
  paid: number;
  captures: number;
  refunds: number;
  checkoutP95: number;
  checkoutMax: number;
  /** From the end of the fault. */
  consistentMs: number;
  breaches: string[];
  met: string;
};

type Size = { seed: number; orders: number; buyers: number };

const QUIET_BOUND_MS = 120_000;

/** Runs one row. */
export async function runRow(
  faulty: FaultyShop,
  row: Row,
  { products, seed, orders, buyers }: Size & { products: string[] },
): Promise<RowResult> {
  const before = await findingsBefore(faulty);
  const crowd = await gather(faulty, products, { buyers, seed });
  await crowd.buy({ orders, fault: row.fault(faulty, randomFrom(seed)), restMs: row.restMs }, row.mix);
  await crowd.leave();
  const bound = { before, boundMs: QUIET_BOUND_MS };
  const { ms, evidence, breaches } = await untilConsistent(faulty, crowd.histories, bound);
  const times = crowd.histories.flatMap(({ checkoutMs }) => checkoutMs);
  const ours = new Set(evidence.orders.map(({ _id }) => _id));
  const payments = Object.entries(evidence.ledger).filter(([reference]) =>
    ours.has(reference.split('_')[0] ?? ''),
  );
  return {
    row,
    seed,
    purchases: crowd.histories.reduce((sum, { added }) => sum + added, 0),
    orders: ours.size,
    paid: evidence.orders.filter(({ paidBy }) => paidBy).length,
    captures: payments.reduce((sum, [, { captures }]) => sum + captures, 0),
    refunds: payments.filter(([, { refundedCents }]) => refundedCents > 0).length,
    checkoutP95: percentile(times, 0.95),
    checkoutMax: Math.max(0, ...times),
    consistentMs: ms,
    breaches,
    met: metBy(crowd.histories),
  };
}

function metBy(histories: readonly { met: Map<string, number> }[]): string {
  const all = new Map<string, number>();
  for (const { met } of histories) for (const [what, many] of met) all.set(what, (all.get(what) ?? 0) + many);
  return [...all]
    .toSorted(([, one], [, two]) => two - one)
    .map(([what, many]) => `${many} × ${what}`)
    .join(', ');
}
