import { setTimeout as pause } from 'node:timers/promises';
import type { Battlefield } from './battlefield.ts';
import { gatherEvidence, type Evidence } from './evidence.ts';

/** Where an order stands when nothing more happens to it by itself. */
const RESTING = ['released', 'committed', 'held', 'reserved'];
const LOOK_EVERY_MS = 1_000;

/** What is still under way, in words; nothing where the shop has come to rest. */
function underWay({ orders, payments, ledger, unsent }: Evidence): string[] {
  const moving = orders
    .filter(({ saga }) => !RESTING.includes(saga))
    .map(({ _id, saga }) => `order ${_id} is ${saga}`);
  // Money that has come, or was approved by somebody who may still pay, has to be taken in.
  const unsettled = payments.filter(({ _id, status }) => {
    const there = ledger[_id]?.state;
    return (
      (there === 'paid' && !['paid', 'review'].includes(status)) ||
      (there === 'approved' && status === 'open')
    );
  });
  const capturing = payments
    .filter(({ status, refundStates = [] }) => status === 'capturing' || refundStates.some(isOpen))
    .map(({ _id, status }) => `payment ${_id} is ${status}, or a refund of it is open`);
  return [
    ...moving,
    ...unsettled.map(({ _id, status }) => `payment ${_id} is ${status}, and its provider has money`),
    ...capturing,
    ...unsent,
  ];
}

const isOpen = (state: string): boolean => state === 'requested' || state === 'pending';

/**
 * Waits until nothing moves any more.
 * @returns how long that took, in ms, and what was still under way when the time was over
 */
export async function untilQuiet(
  field: Battlefield,
  userIDs: readonly string[],
  boundMs: number,
): Promise<{ ms: number; evidence: Evidence; left: string[] }> {
  const started = performance.now();
  let wasQuiet = false;
  for (;;) {
    const evidence = await gatherEvidence(field, userIDs);
    const left = underWay(evidence);
    const ms = performance.now() - started;
    // One look reads one book after another: only what is at rest in two of them was at rest all the while.
    if ((left.length === 0 && wasQuiet) || ms > boundMs) return { ms, evidence, left };
    wasQuiet = left.length === 0;
    await pause(LOOK_EVERY_MS);
  }
}
