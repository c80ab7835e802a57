import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import touch, { type TouchOptions } from './touch.ts';

/** The parts of an island that Astro's loader and the directive use. */
class Island extends EventTarget {
  isConnected = true;
  click = vi.fn<() => void>();
  mark: string | null = 'ssr';
  hasAttribute = (name: string): boolean => name === this.mark;
  closest = (): null => null;

  /** Node ignores a boolean in place of the options; browsers read it. */
  override removeEventListener(type: string, listener: EventListener | null, capture?: boolean): void {
    super.removeEventListener(type, listener, { capture: capture === true });
  }
}

/**
 * `tries` are the outcomes of fetching the code; the next one succeeds. Like Astro's, the loader does not report a
 * failure.
 */
function start(island: Island, options: TouchOptions, tries: ('lost' | 'thrown')[] = []): () => number {
  let count = 0;
  const load = () => {
    const failure = tries[count];
    count += 1;
    if (failure === 'thrown') return Promise.reject(new TypeError('no such module'));
    return Promise.resolve(() => {
      if (failure === undefined) island.mark = null;
      return Promise.resolve();
    });
  };
  touch(load, { name: 'touch', value: options as unknown as string }, island as unknown as HTMLElement);
  return () => count;
}

const press = (island: Island): Event => {
  const event = new Event('click', { cancelable: true });
  island.dispatchEvent(event);
  return event;
};
const failed: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  failed.length = 0;
  const page = new EventTarget();
  page.addEventListener('island:failed', (event) => failed.push((event as CustomEvent).detail));
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press on a sleeping island is held, and repeated once it is awake', async () => {
  const island = new Island();
  start(island, {});
  expect(press(island).defaultPrevented).toBe(true);
  expect(island.click).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(island.click).toHaveBeenCalledTimes(1);
  expect(press(island).defaultPrevented).toBe(false);
  expect(failed).toEqual([]);
});

test.each(['lost', 'thrown'] as const)(
  'a press on an island whose code is %s is not repeated on dead markup, and the next one tries again',
  async (failure) => {
    const island = new Island();
    const tries = start(island, {}, [failure, failure]);
    for (const count of [1, 2]) {
      expect(press(island).defaultPrevented).toBe(true);
      await vi.runAllTimersAsync();
      expect([tries(), failed.length]).toEqual([count, count]);
    }
    expect(failed).toEqual([island, island]);
    expect(island.click).not.toHaveBeenCalled();
    press(island);
    await vi.runAllTimersAsync();
    expect([tries(), island.click.mock.calls.length]).toEqual([3, 1]);
    expect(press(island).defaultPrevented).toBe(false);
  },
);

test('an island that waits for no touch tries by itself, after pauses that grow to half a minute', async () => {
  const island = new Island();
  const tries = start(
    island,
    { now: true },
    Array.from({ length: 7 }, () => 'lost'),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(tries()).toBe(1);
  const pauses = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];
  for (const [index, pauseMs] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(tries()).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries()).toBe(index + 2);
  }
  // Reported twice, not every half minute.
  expect([island.mark, failed.length]).toEqual([null, 2]);
  await vi.runAllTimersAsync();
  expect(tries()).toBe(8);
});

test('a touch between two tries of its own does not add a second row of them', async () => {
  const island = new Island();
  const tries = start(island, { now: true }, ['lost', 'lost', 'lost', 'lost']);
  await vi.advanceTimersByTimeAsync(0);
  press(island);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(3);
});
