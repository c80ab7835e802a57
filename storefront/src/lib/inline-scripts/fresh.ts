import { page } from './page.ts';

// In the head of a page with its visitor's data. On the way back the browser shows the page that it received before.
// This reloads it once it is whole: only then does the browser restore scroll position and typed text.

/** A page that loads longer is shown as it is. */
const LONGEST_HIDDEN_MS = 2000;

type State = { fresh?: boolean } | null;
const state = (): State => history.state as State;
/** Notes in the history entry that it was reloaded: browsers call the reload a way back too. */
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
    // A press between here and the new page would be lost.
    page.inert = true;
    note(true);
    location.reload();
  });
}

/** Some browsers do not know whether they are online. */
const isOffline = ({ onLine }: { onLine?: boolean }): boolean => onLine === false;

try {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (state()?.fresh) note(false);
  else if (entry?.type === 'back_forward' && !isOffline(navigator)) reloadWhole();
} catch {
  // A browser without these interfaces shows the page as it is.
}
