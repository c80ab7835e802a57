import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { ShopError } from '@shop/service-kit';
import type { Random } from '../../src/random.ts';

/** One process' work on one call: it may be killed, and then nothing that it does has an effect. */
export type Task = { name: string; isDead: boolean; isOver: boolean; moved: () => void };
/** What becomes of a step: it happens, its call is lost on the way, or the process dies before or after it. */
type Fate = 'happens' | 'lost' | 'killed before' | 'killed after';
type Waiting = { task: Task; step: string; mayBeLost: boolean; go: (fate: Fate) => Promise<void> };

/**
 * Lets several tasks run side by side, one step towards the outside at a time, in an order that follows from the
 * seed: nothing depends on how fast anything is.
 */
export function createScheduler(random: Random) {
  const waiting: Waiting[] = [];
  const trace: string[] = [];
  const alive = new Set<Task>();

  /** Every call of `target` waits for its turn. */
  const gate = <T extends object>(task: Task, name: string, target: T, mayBeLost: boolean): T =>
    Object.fromEntries(
      Object.entries(target).map(([method, call]) => {
        const run = call as (...input: unknown[]) => Promise<unknown>;
        const step = `${name}.${method}`;
        const wait = (...input: unknown[]) =>
          new Promise((resolve, reject) => {
            const go = async (fate: Fate) => {
              if (fate === 'killed before') task.isDead = true;
              if (fate === 'lost') return reject(new ShopError({ code: 'unavailable' }));
              if (task.isDead) return reject(new Error('killed'));
              const [answer] = await Promise.allSettled([run(...input)]);
              if (fate === 'killed after') task.isDead = true;
              if (task.isDead) reject(new Error('killed'));
              else if (answer.status === 'fulfilled') resolve(answer.value);
              else reject(answer.reason as Error);
            };
            waiting.push({ task, step, mayBeLost, go });
            task.moved();
          });
        return [method, wait];
      }),
    ) as T;

  /** Waits until a task stands at its next step or has ended; it may pause by itself on the way. */
  const rest = async (task: Task, moved: Promise<void>) => {
    await turnOfTheLoop();
    await turnOfTheLoop();
    if (!task.isOver && !waiting.some((waiter) => waiter.task === task)) await moved;
  };
  const nextMove = (task: Task) => new Promise<void>((resolve) => (task.moved = resolve));

  return {
    trace,
    gate,
    alive: () => alive.size,
    waits: () => waiting.length > 0,
    start: async (name: string, story: (task: Task) => Promise<unknown>): Promise<void> => {
      const task: Task = { name, isDead: false, isOver: false, moved: () => undefined };
      const moved = nextMove(task);
      alive.add(task);
      trace.push(`${name} begins`);
      const end = (how: string) => {
        task.isOver = true;
        alive.delete(task);
        trace.push(`${name} ${how}`);
        task.moved();
      };
      story(task).then(
        () => end('ends'),
        (error: unknown) => end(error instanceof ShopError ? error.code : String(error)),
      );
      await rest(task, moved);
    },
    /** Takes one step of one of the tasks. @param isRough whether it may be lost or kill its process */
    step: async (isRough: boolean): Promise<void> => {
      const [turn] = waiting.splice(random.below(waiting.length), 1);
      if (!turn) return;
      const fate = isRough ? fateOf(turn) : 'happens';
      trace.push(`${turn.task.name} ${turn.step} ${fate}`);
      const moved = nextMove(turn.task);
      await turn.go(fate);
      await rest(turn.task, moved);
    },
  };

  function fateOf({ mayBeLost, step }: Waiting): Fate {
    if (random.happens(0.012)) return random.happens(0.5) ? 'killed before' : 'killed after';
    return mayBeLost && random.happens(step === 'cart.apply' ? 0.7 : 0.03) ? 'lost' : 'happens';
  }
}
