/** What the Tab key reaches. */
const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** What holds a screen's controls together: the page, or what stands over it. */
const SCOPES = 'main, [role="dialog"], [role="alertdialog"]';

/** What catches a focus that is lost. */
const CATCHERS = 'main, [tabindex="-1"]:is([role="dialog"], [role="alertdialog"], [role="presentation"])';

/** Where the focus was: among what, and in what. */
type Place = { element: HTMLElement; order: HTMLElement[]; around: HTMLElement[]; scope: HTMLElement };

const reachable = (within: HTMLElement): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(REACHABLE),
];
const takesFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

function placeOf(element: HTMLElement): Place | undefined {
  const scope = element.closest<HTMLElement>(SCOPES);
  if (!scope || !element.matches(REACHABLE)) return undefined;
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== scope; one = one.parentElement) around.push(one);
  return { element, order: reachable(scope), around, scope };
}

/** Whether the focus is nowhere: on the page itself, or on what caught it around the place where it was. */
const isLost = ({ scope }: Place): boolean =>
  document.activeElement === document.body || document.activeElement?.contains(scope) === true;

/** What stands in the place of a control that is gone: the same one drawn anew, the next one, the one before it. */
function successorOf({ element, order, around, scope }: Place): HTMLElement | undefined {
  const here = around.find((one) => one.isConnected) ?? (scope.matches('main') ? undefined : scope);
  if (!here?.isConnected) return undefined;
  const isSame = (other: HTMLElement): boolean =>
    other.tagName === element.tagName && nameOf(other) !== '' && nameOf(other) === nameOf(element);
  const at = order.indexOf(element);
  const near = [...order.slice(at + 1), ...order.slice(0, at).toReversed()].filter((other) =>
    here.contains(other),
  );
  const anew = reachable(here).filter((other) => isSame(other) && !order.includes(other));
  // Of a row that is gone: the same control of the next row.
  return [...anew, ...near.filter(isSame), ...near].find(takesFocus);
}

/** Whether a change is of an element, or switches what it stands in on or off, such as the form while it is saved. */
const isOf = ({ type, target }: MutationRecord, element: HTMLElement): boolean =>
  target === element || (type === 'attributes' && target.contains(element));

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent.trim();

/**
 * Keeps the focus where somebody works by keyboard. A button that was switched off while its call was under way gets it
 * back; what took the place of a control that is gone gets it; where nothing did, the page's content does.
 */
export function keepFocus(): void {
  let place: Place | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches(CATCHERS)) place = placeOf(target);
  });
  // Whoever presses somewhere else does not work at that place any more.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !place?.element.contains(target)) place = undefined;
  });
  const look = (changes: MutationRecord[]) => {
    if (!place || !isLost(place)) return;
    const { element, scope } = place;
    const isGone = !element.isConnected;
    if (!isGone && !changes.some((change) => isOf(change, element))) return;
    if (!isGone && !takesFocus(element)) return;
    const rest = scope.isConnected ? scope : document.querySelector('main');
    const next = isGone ? (successorOf(place) ?? rest) : element;
    place = undefined;
    next?.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
}
