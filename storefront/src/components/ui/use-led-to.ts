import { useEffect, type RefObject } from 'react';

/**
 * Leads to a part of the page where something is still to be chosen or typed: its first choice, or else its first field,
 * takes the focus in the middle of the window.
 * @param asked another object each time that it is asked for, null where nothing is missing
 */
export function useLedTo(part: RefObject<HTMLElement | null>, asked: object | null): void {
  useEffect(() => {
    if (!asked) return;
    const field =
      part.current?.querySelector<HTMLElement>('[type=radio]') ?? part.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [part, asked]);
}
