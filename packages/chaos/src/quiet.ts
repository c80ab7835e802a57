import { setTimeout as pause } from 'node:timers/promises';
import { askProviders, reconcile, type Finding } from '@shop/reconciliation';
import type { FaultyShop } from './battlefield.ts';
import { gatherEvidence, type Evidence, type Observed } from './evidence.ts';
import { contradictionsOf } from './notes.ts';
import type { History } from './purchases.ts';

const POLL_MS = 1_000;
const DAYS = 1;

const textOf = ({ rule, subject, says }: Finding): string => `${rule}: ${subject}: ${says}`;

async function findingsIn({ shop, mongoUrl }: Observed, withProviders: boolean): Promise<string[]> {
  const { wrong, underWay, waiting } = await reconcile({
    mongoUrl,
    dbPrefix: shop.config.dbPrefix,
    graceMs: 0,
    askProviders: async () => (withProviders ? askProviders({ env: shop.paymentEnv, days: DAYS }) : null),
  });
  return [...wrong, ...underWay, ...waiting].map(textOf);
}

const reconciliationFailure = (error: unknown): string[] => [`the reconciliation failed: ${String(error)}`];

/** Findings of earlier rows, not counted again. */
export const findingsBefore = async (faulty: FaultyShop): Promise<ReadonlySet<string>> =>
  new Set(await findingsIn(faulty, true));

/**
 * Waits until reconciliation and buyers' notes agree.
 * @returns ms, and the remaining breaches
 */
export async function untilConsistent(
  faulty: Observed,
  histories: readonly History[],
  { before, boundMs }: { before: ReadonlySet<string>; boundMs: number },
): Promise<{ ms: number; evidence: Evidence; breaches: string[] }> {
  const started = performance.now();
  const userIDs = histories.map(({ userID }) => userID);
  let wasConsistent = false;
  for (;;) {
    const isTimedOut = performance.now() - started > boundMs;
    // Querying the providers starts a process.
    const found: string[] = await findingsIn(faulty, wasConsistent || isTimedOut).catch(
      reconciliationFailure,
    );
    let evidence: Evidence;
    try {
      evidence = await gatherEvidence(faulty, userIDs);
    } catch (error) {
      if (isTimedOut) throw error;
      wasConsistent = false;
      await pause(POLL_MS);
      continue;
    }
    const breaches = [...found.filter((text) => !before.has(text)), ...contradictionsOf(evidence, histories)];
    const ms = performance.now() - started;
    // A snapshot is not atomic: only two consistent ones in a row prove it.
    if ((breaches.length === 0 && wasConsistent) || isTimedOut) return { ms, evidence, breaches };
    wasConsistent = breaches.length === 0;
    if (!wasConsistent) await pause(POLL_MS);
  }
}
