import { setTimeout as pause } from 'node:timers/promises';
import { descendants, processorMs } from './processes.ts';

/** At rest: all processes together used less than a second of processor time in ten. */
const LOOK_MS = 10_000;
const RESTING_MS = 1_000;
/** The seed's pictures take minutes on a small machine. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Waits till the shop has nothing left to do: its seed is done before the smallest files of its pictures are made, and
 * those would share the processors with what is measured, and larger ones would be sent meanwhile.
 * Only Linux tells what processes use. Throws when the shop is still at work after a quarter of an hour.
 */
export async function comesToRest(): Promise<void> {
  if (process.platform !== 'linux')
    return console.log('\nWhether pictures are still being made is seen on Linux only.');
  const until = Date.now() + PATIENCE_MS;
  for (let before = processorMs(descendants(process.pid)); Date.now() < until;) {
    await pause(LOOK_MS);
    const now = processorMs(descendants(process.pid));
    // A process that ended took its time along, so less than before is work too.
    if (Math.abs(now - before) < RESTING_MS) return;
    before = now;
  }
  throw new Error(`The shop was still at work after ${PATIENCE_MS / 60_000} minutes: nothing is measured.`);
}
