import { useEffect, type RefObject } from 'react';

/**
 * Focuses and centres the first choice or field of a part that needs input.
 * @param asked a new object for each request, null for none
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
