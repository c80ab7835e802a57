import { useEffect, useRef, type FocusEvent } from 'react';

/** Focuses the list when its focused control was removed. */
export function useKeptFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const isInside = useRef(false);

  // Any render may remove the focused control.
  useEffect(() => {
    const active = document.activeElement;
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
      // A control still connected a frame later was left, not removed.
      requestAnimationFrame(() => {
        if (target.isConnected && document.activeElement !== target) isInside.current = false;
        if (ref.current?.contains(document.activeElement)) isInside.current = true;
      });
    },
  };
}
