import type { ClientDirective } from 'astro';

const WAKE = ['pointerdown', 'focusin', 'keydown'] as const;
const HOLD = ['click', 'change', 'submit', 'pointerdown', 'pointerup'] as const;

/** An event that was already dispatched cannot be dispatched again; its twin says the same. */
function twin(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  // The init dictionary reads the getters of the event it is given: position, pointer, submitter.
  return new Kind(event.type, event as EventInit);
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
 * submits are held and then repeated, so that none is lost. An island that must not wait says
 * `client:touch={{ now: true }}`.
 */
const touch: ClientDirective = (load, options, island) => {
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
    for (const type of WAKE) island.removeEventListener(type, onWake, true);
    for (const type of HOLD) island.addEventListener(type, hold, true);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      // React hydrates in a transition; two tasks later its listeners answer.
      setTimeout(() => {
        for (const type of HOLD) island.removeEventListener(type, hold, true);
        held.forEach(replay);
      });
    }
  };

  function onWake(event: Event): void {
    void wake();
    if (event.type === 'pointerdown') hold(event);
  }

  if ((options.value as { now?: boolean } | true | undefined) !== true) {
    const now = (options.value as { now?: boolean } | undefined)?.now;
    if (now) {
      void wake();
      return;
    }
  }
  for (const type of WAKE) island.addEventListener(type, onWake, { capture: true, passive: true });
};

export default touch;
