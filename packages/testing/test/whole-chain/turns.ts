import { ShopError } from '@shop/service-kit';
import type { Random } from '../../src/random.ts';

/** A process at its work on one call: once it is dead, nothing that it does has an effect. */
export type Process = { name: string; isDead: boolean };

/**
 * What becomes of a step: it happens; it is lost on the way, or happens and its answer is lost; or the process that takes
 * it dies before or after it.
 */
type Fate = 'happens' | 'lost' | 'answer lost' | 'killed before' | 'killed after';
type Turn = { step: string; take: (fate: Fate) => void };
type Pause = (ms: number, value?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

export type Turns = ReturnType<typeof createTurns>;

class Killed extends Error {}

/** The database was cut off: whether the write has happened is unknown. */
const cutOff = () => Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' });
const away = () => new ShopError({ code: 'unavailable' });

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets many calls run side by side, one step towards a database, a provider or another service at a time, in an order that
 * chosen from outside, independent of speed. A sleeping call waits for a turn as well.
 * @param passes receives the ms that a sleep took
 */
export function createTurns(passes: (ms: number) => void) {
  const waiting: Turn[] = [];
  const trace: string[] = [];
  const underWay = { calls: 0 };

  const turn = (step: string): Promise<Fate> =>
    new Promise((take) => {
      waiting.push({ step, take });
    });

  /** Every call of `target` waits for its turn; what it does then is one step. */
  const gate = <T extends object>(process: Process, name: string, target: T, lost = cutOff): T =>
    Object.fromEntries(
      Object.entries(target).map(([method, call]) => {
        if (typeof call !== 'function') return [method, call];
        const run = call as (...input: unknown[]) => Promise<unknown>;
        const step = `${process.name}: ${name}.${method}`;
        return [method, (...input: unknown[]) => takeStep(process, step, () => run(...input), lost)];
      }),
    ) as T;

  async function takeStep<T>(process: Process, step: string, run: () => Promise<T>, lost: () => Error) {
    const fate = await turn(step);
    if (fate === 'killed before') process.isDead = true;
    if (process.isDead) throw new Killed();
    if (fate === 'lost') throw lost();
    underWay.calls += 1;
    const [answer] = await Promise.allSettled([run()]);
    underWay.calls -= 1;
    if (fate === 'killed after') process.isDead = true;
    // No process is left to receive the result.
    if (process.isDead) throw new Killed();
    if (fate === 'answer lost') throw lost();
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  /** A call of another service, which works on it as a process of its own. */
  async function ask<T>(process: Process, to: string, answer: (target: Process) => Promise<T>): Promise<T> {
    const target = { name: to, isDead: false };
    const lost = away;
    await takeStep(process, `${process.name} asks ${to}`, async () => undefined, lost);
    const [answered] = await Promise.allSettled([answer(target)]);
    await takeStep(process, `${to} answers ${process.name}`, async () => undefined, lost);
    if (target.isDead) throw away();
    if (answered.status === 'fulfilled') return answered.value;
    throw answered.reason instanceof ShopError ? answered.reason : away();
  }

  /** Waits until everybody stands at a next step or has ended. */
  const rest = async () => {
    do await turnOfTheLoop();
    while (underWay.calls > 0);
  };

  const pause: Pause = (ms, value, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const sleeping: Turn = {
        step: `sleeps ${ms} ms`,
        take: () => {
          passes(ms);
          resolve(value);
        },
      };
      waiting.push(sleeping);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(sleeping), 1);
        reject(new Error('woken'));
      });
    });

  return {
    trace,
    gate,
    ask,
    pause,
    rest,
    waits: () => waiting.length > 0,
    /** Begins a call. Its error goes to the trace only. */
    begin: async (name: string, call: (process: Process) => Promise<unknown>): Promise<void> => {
      trace.push(`${name} begins`);
      call({ name, isDead: false }).then(
        () => trace.push(`${name} ends`),
        (error: unknown) => trace.push(`${name}: ${error instanceof ShopError ? error.code : String(error)}`),
      );
      await rest();
    },
    /** Takes the next step of one of them. @param isRough whether it may be lost or kill its process */
    step: async (random: Random, isRough: boolean): Promise<void> => {
      const [next] = waiting.splice(random.below(waiting.length), 1);
      if (!next) return;
      const fate = isRough ? fateFrom(random) : 'happens';
      trace.push(fate === 'happens' ? next.step : `${next.step} (${fate})`);
      next.take(fate);
      await rest();
    },
  };
}

function fateFrom(random: Random): Fate {
  if (random.happens(0.95)) return 'happens';
  return random.pick<Fate>(['lost', 'answer lost', 'killed before', 'killed after']) ?? 'happens';
}
