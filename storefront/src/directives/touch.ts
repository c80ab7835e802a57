import type { ClientDirective } from 'astro';

export type TouchOptions = { now?: boolean; group?: string };

/** A click or change without a pointer comes from assistive technology or a script. */
const WAKE = ['pointerdown', 'focusin', 'keydown', 'click', 'change', 'submit', 'pointerup'];
/** Held until hydration; a key still types and tabs at once. */
const HELD = ['pointerdown', 'pointerup', 'keydown', 'click', 'change', 'submit'];
/** Controls that the browser or a page script handles before hydration. */
const SERVED = '[data-served]';
const MAX_PAUSE_MS = 30_000;
/** Failures reported without a touch by the visitor. */
const MAX_UNREQUESTED_REPORTS = 2;

/** A dispatched event cannot be dispatched again. */
function twin(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  // The init dictionary reads the event's getters: position, pointer, submitter.
  return new Kind(event.type, event);
}

function replay(event: Event): void {
  const target = event.target as HTMLElement;
  if (!target.isConnected) return;
  if (event.type === 'click' && typeof target.click === 'function') target.click();
  else if (event.type === 'submit') {
    (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  } else target.dispatchEvent(twin(event));
}

/** Astro swallows a failed fetch; the `ssr` attribute stays then. */
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
 * Hydrates on the first touch and replays held events. `group` wakes islands together, `now` at once. Failures dispatch
 * `island:failed`.
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
    // Replayed without listeners, a click would follow its link and a form be sent.
    held = [];
    failures += 1;
    if (isAsked || failures <= MAX_UNREQUESTED_REPORTS)
      document.dispatchEvent(new CustomEvent('island:failed', { detail: island }));
    if (now) pause = setTimeout(() => void wake(), Math.min(1_000 * 2 ** failures, MAX_PAUSE_MS));
  };

  const wake = async (isAsked = false): Promise<void> => {
    if (!asleep) return;
    asleep = false;
    clearTimeout(pause);
    if (group) document.dispatchEvent(new Event(`touch:${group}`));
    // React hydrates in its own transition; its listeners work a task later.
    if (await hydrates(load, island)) setTimeout(answer);
    else sleepOn(isAsked);
  };

  for (const type of WAKE) island.addEventListener(type, onTouch, true);
  if (group) document.addEventListener(`touch:${group}`, () => void wake(true));
  if (now) void wake();
};

export default touch;
