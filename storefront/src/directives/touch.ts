import type { ClientDirective } from 'astro';

const WAKE = ['pointerdown', 'focusin', 'keydown'] as const;
const HOLD = ['click', 'change', 'submit', 'pointerdown', 'pointerup'] as const;

export type TouchOptions = { now?: boolean; group?: string };

/** An event that was already dispatched cannot be dispatched again; its twin says the same. */
function twin(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  // The init dictionary reads the getters of the event it is given: position, pointer, submitter.
  return new Kind(event.type, event);
}

/** What a visitor did while the island was asleep happens now, in the same order. */
function replay(event: Event): void {
  const target = event.target as HTMLElement;
  if (!target.isConnected) return;
  // A real click also follows links, toggles boxes and submits forms; its twin would not.
  if (event.type === 'click' && typeof target.click === 'function') target.click();
  else if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    form.requestSubmit((event as SubmitEvent).submitter);
  } else target.dispatchEvent(twin(event));
}

/**
 * Hydrates an island on the first pointer, focus or key inside it. Until it is awake, clicks, choices and
 * submits are held and then repeated, so that none is lost. `{ group: 'name' }` wakes islands that belong
 * together at once; `{ now: true }` does not wait for a touch.
 */
const touch: ClientDirective = (load, options, island) => {
  const { group, now } = (options.value ?? {}) as TouchOptions;
  const held: Event[] = [];
  let asleep = true;

  const hold = (event: Event): void => {
    held.push(event);
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'submit') event.preventDefault();
  };

  const wake = async (): Promise<void> => {
    if (!asleep) return;
    asleep = false;
    for (const type of WAKE) island.removeEventListener(type, onTouch, true);
    for (const type of HOLD) island.addEventListener(type, hold, true);
    if (group) document.dispatchEvent(new Event(`touch:${group}`));
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      // React hydrates in a transition of its own; a task later its listeners answer.
      setTimeout(() => {
        for (const type of HOLD) island.removeEventListener(type, hold, true);
        held.forEach(replay);
      });
    }
  };

  function onTouch(event: Event): void {
    void wake();
    if (event.type === 'pointerdown') hold(event);
  }

  if (now) void wake();
  else for (const type of WAKE) island.addEventListener(type, onTouch, { capture: true, passive: true });
  if (group) document.addEventListener(`touch:${group}`, () => void wake(), { once: true });
};

export default touch;
