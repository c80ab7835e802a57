import type { ClientDirective } from 'astro';

export type TouchOptions = { now?: boolean; group?: string };

/** What wakes an island. A click or a choice without a pointer comes from assistive technology and scripts. */
const WAKE = ['pointerdown', 'focusin', 'keydown', 'click', 'change', 'submit', 'pointerup'];
/** What is kept until the island is awake; the rest goes on its way. A key still types and tabs at once. */
const HELD = ['pointerdown', 'pointerup', 'keydown', 'click', 'change', 'submit'];
/** Controls that the browser or a script of the page serves: they answer at once, whether the island is awake or not. */
const SERVED = '[data-served]';
const MAX_PAUSE_MS = 30_000;
/** The second time the page may come anew; after that, whoever touches nothing need not hear of it again and again. */
const MOST_UNASKED = 2;

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
    (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  } else target.dispatchEvent(twin(event));
}

/** Whether the island is awake now. Astro keeps it to itself when code could not be fetched; the mark of sleep stays then. */
async function hydrates(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<boolean> {
  try {
    const hydrate = await load();
    await hydrate();
  } catch {
    return false;
  }
  return !island.hasAttribute('ssr');
}

/**
 * Hydrates an island on the first pointer, focus or key inside it. Until it is awake, keys, clicks, choices
 * and submits are held and then repeated, so that none is lost. `{ group: 'name' }` wakes islands that belong
 * together at once; `{ now: true }` does not wait for a touch. Where its code cannot be fetched the document is told
 * by `island:failed`, of tries of its own only twice; the next touch tries again, and `now` tries by itself.
 */
const touch: ClientDirective = (load, options, island) => {
  const { group, now } = (options.value ?? {}) as TouchOptions;
  let held: Event[] = [];
  let asleep = true;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const onTouch = (event: Event): void => {
    if (HELD.includes(event.type) && !(event.target as Element).closest(SERVED)) {
      held.push(event);
      event.stopImmediatePropagation();
      if (event.type === 'click' || event.type === 'submit') event.preventDefault();
    }
    void wake(true);
  };

  const answer = (): void => {
    for (const type of WAKE) island.removeEventListener(type, onTouch, true);
    held.forEach(replay);
  };

  const sleepOn = (isAsked: boolean): void => {
    asleep = true;
    // Repeated where nothing listens, a click would follow its link and a form be sent by the browser.
    held = [];
    failures += 1;
    if (isAsked || failures <= MOST_UNASKED)
      document.dispatchEvent(new CustomEvent('island:failed', { detail: island }));
    if (now) pause = setTimeout(() => void wake(), Math.min(1_000 * 2 ** failures, MAX_PAUSE_MS));
  };

  const wake = async (isAsked = false): Promise<void> => {
    if (!asleep) return;
    asleep = false;
    clearTimeout(pause);
    if (group) document.dispatchEvent(new Event(`touch:${group}`));
    // React hydrates in a transition of its own; a task later its listeners answer.
    if (await hydrates(load, island)) setTimeout(answer);
    else sleepOn(isAsked);
  };

  for (const type of WAKE) island.addEventListener(type, onTouch, true);
  if (group) document.addEventListener(`touch:${group}`, () => void wake(true));
  if (now) void wake();
};

export default touch;
