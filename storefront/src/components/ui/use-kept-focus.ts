import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard's place in a list whose controls come and go: when the focused one has left the page,
 * the focus goes to the list instead of to the page's beginning.
 * @returns what the list's element takes
 */
export function useKeptFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const isInside = useRef(false);

  // After every change, because any of them may take the focused control away.
  useEffect(() => {
    const active = document.activeElement;
    // A removed control leaves the focus on the page, or on the modal dialog around it.
    const isLost = active === null || active === document.body || active instanceof HTMLDialogElement;
    if (isInside.current && isLost) ref.current?.focus({ preventScroll: true });
  });

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A control that is still there a moment later was left; the others were removed.
      requestAnimationFrame(() => {
        if (target.isConnected && document.activeElement !== target) isInside.current = false;
        if (ref.current?.contains(document.activeElement)) isInside.current = true;
      });
    },
  };
}
