const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const SCOPES = 'main, [role="dialog"], [role="alertdialog"]';

/** Elements that receive a lost focus. */
const CATCHERS = 'main, [tabindex="-1"]:is([role="dialog"], [role="alertdialog"], [role="presentation"])';

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
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== scope;
    ancestor = ancestor.parentElement
  )
    around.push(ancestor);
  return { element, order: reachable(scope), around, scope };
}

const isLost = ({ scope }: Place): boolean =>
  document.activeElement === document.body || document.activeElement?.contains(scope) === true;

/** Replaces a removed control: its re-rendered copy, else the next or previous one. */
function successorOf({ element, order, around, scope }: Place): HTMLElement | undefined {
  const here = around.find((ancestor) => ancestor.isConnected) ?? (scope.matches('main') ? undefined : scope);
  if (!here?.isConnected) return undefined;
  const isSame = (candidate: HTMLElement): boolean =>
    candidate.tagName === element.tagName &&
    nameOf(candidate) !== '' &&
    nameOf(candidate) === nameOf(element);
  const at = order.indexOf(element);
  const near = [...order.slice(at + 1), ...order.slice(0, at).toReversed()].filter((candidate) =>
    here.contains(candidate),
  );
  const rerendered = reachable(here).filter((candidate) => isSame(candidate) && !order.includes(candidate));
  // For a removed row: the same control of the next row.
  return [...rerendered, ...near.filter(isSame), ...near].find(takesFocus);
}

/** True also when an ancestor is disabled, such as a form while saving. */
const isOf = ({ type, target }: MutationRecord, element: HTMLElement): boolean =>
  target === element || (type === 'attributes' && target.contains(element));

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent.trim();

/** Moves focus when its control is disabled, re-rendered or removed; falls back to the page's content. */
export function keepFocus(): void {
  let place: Place | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches(CATCHERS)) place = placeOf(target);
  });
  // A pointer press elsewhere ends the work at that control.
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
