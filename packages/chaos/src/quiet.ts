import { setTimeout as pause } from 'node:timers/promises';
import { askProviders, reconcile, type Finding } from '@shop/reconciliation';
import type { Battlefield } from './battlefield.ts';
import { gatherEvidence, type Evidence } from './evidence.ts';
import { doubtsOf } from './notes.ts';
import type { History } from './purchases.ts';

const LOOK_EVERY_MS = 1_000;
/** A row takes minutes, and its money is of today. */
const DAYS = 1;

const textOf = ({ rule, subject, says }: Finding): string => `${rule}: ${subject}: ${says}`;

/** What is not right in the shop's books at this moment, whether wrong, under way or for a person to decide. */
async function findingsIn({ shop, mongoUrl }: Battlefield, withProviders: boolean): Promise<string[]> {
  const { wrong, underWay, waiting } = await reconcile({
    mongoUrl,
    dbPrefix: shop.config.dbPrefix,
    graceMs: 0,
    askProviders: async () => (withProviders ? askProviders({ env: shop.paymentEnv, days: DAYS }) : null),
  });
  return [...wrong, ...underWay, ...waiting].map(textOf);
}

/** Books that could not be read are not right yet. */
const unread = (error: unknown): string[] => [`the books could not be read: ${String(error)}`];

/** What an earlier row has left behind, which is not counted again. */
export const leftBefore = async (field: Battlefield): Promise<ReadonlySet<string>> =>
  new Set(await findingsIn(field, true));

/**
 * Waits until the audit finds the shop's books right, the providers' among them, and the buyers' notes agree.
 * @returns how long that took, in ms, and what was still not right when the time was over
 */
export async function untilQuiet(
  field: Battlefield,
  histories: readonly History[],
  { before, boundMs }: { before: ReadonlySet<string>; boundMs: number },
): Promise<{ ms: number; evidence: Evidence; breaches: string[] }> {
  const started = performance.now();
  const userIDs = histories.map(({ userID }) => userID);
  let wasQuiet = false;
  for (;;) {
    const isOver = performance.now() - started > boundMs;
    // The providers are asked by a process of its own: only when everything else is right, or the time is over.
    const found: string[] = await findingsIn(field, wasQuiet || isOver).catch(unread);
    let evidence: Evidence;
    try {
      evidence = await gatherEvidence(field, userIDs);
    } catch (error) {
      // A database that is still coming back is no answer.
      if (isOver) throw error;
      wasQuiet = false;
      await pause(LOOK_EVERY_MS);
      continue;
    }
    const breaches = [...found.filter((text) => !before.has(text)), ...doubtsOf(evidence, histories)];
    const ms = performance.now() - started;
    // One look reads one book after another: only what is right in two of them was right all the while.
    if ((breaches.length === 0 && wasQuiet) || isOver) return { ms, evidence, breaches };
    wasQuiet = breaches.length === 0;
    if (!wasQuiet) await pause(LOOK_EVERY_MS);
  }
}
