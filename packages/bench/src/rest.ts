import { setTimeout as pause } from 'node:timers/promises';
import { descendants, processorMs } from './processes.ts';

/** At rest: under 1 s of CPU time in 10 s, all processes together. */
const SAMPLE_MS = 10_000;
const RESTING_MS = 1_000;
/** The seed's pictures take minutes on a small machine. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Waits until the seed's pictures are made: they would share the CPU.
 * @throws Error after 15 minutes
 */
export async function untilIdle(): Promise<void> {
  if (process.platform !== 'linux')
    return console.log('\nWhether pictures are still being made is seen on Linux only.');
  const until = Date.now() + PATIENCE_MS;
  for (let before = processorMs(descendants(process.pid)); Date.now() < until;) {
    await pause(SAMPLE_MS);
    const now = processorMs(descendants(process.pid));
    // An ended process takes its time along, so a decrease is work too.
    if (Math.abs(now - before) < RESTING_MS) return;
    before = now;
  }
  throw new Error(`The shop was still at work after ${PATIENCE_MS / 60_000} minutes: nothing is measured.`);
}
