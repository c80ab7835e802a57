import type { Turns } from './turns.ts';

/**
 * Who decides how long a sleep of the services takes: the schedule that runs just now. A test mocks
 * `node:timers/promises` with `sleep`.
 */
const decides: { pause: Turns['pause'] | null } = { pause: null };

export const sleepBy = (pause: Turns['pause'] | null): void => void (decides.pause = pause);

/** In the place of a timer's promise. */
export const sleep: Turns['pause'] = (ms, value, options) =>
  decides.pause ? decides.pause(ms, value, options) : Promise.resolve(value);
