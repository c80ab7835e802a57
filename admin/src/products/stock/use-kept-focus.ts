import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives the focus to `place` when the button that had it is gone; `pressed` remembers that button. */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return (button: HTMLElement) => {
    last.current = button;
  };
}
