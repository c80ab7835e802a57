import { page } from './page.ts';

// In the head of personal pages: "back" shows an outdated copy. Reloading after `load` restores scroll position and
// input.

const LONGEST_HIDDEN_MS = 2000;

type State = { fresh?: boolean } | null;
const state = (): State => history.state as State;
/** Marks the history entry as reloaded: browsers report the reload as back_forward too. */
const note = (fresh: boolean): void => history.replaceState(Object.assign({}, state(), { fresh }), '');

function reloadWhole(): void {
  let isUsed = false;
  page.style.visibility = 'hidden';
  setTimeout(() => {
    page.style.visibility = '';
    // A visitor who uses the old page is not interrupted.
    ['pointerdown', 'keydown'].forEach((press) => addEventListener(press, () => (isUsed = true), true));
  }, LONGEST_HIDDEN_MS);
  addEventListener('load', () => {
    if (isUsed) return;
    // A click before the reload would be lost.
    page.inert = true;
    note(true);
    location.reload();
  });
}

const isOffline = ({ onLine }: { onLine?: boolean }): boolean => onLine === false;

try {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (state()?.fresh) note(false);
  else if (entry?.type === 'back_forward' && !isOffline(navigator)) reloadWhole();
} catch {
  // Browsers without these interfaces show the old page.
}
