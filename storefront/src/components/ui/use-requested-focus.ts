import { useEffect, type RefObject } from 'react';

/**
 * Focuses and centres the first choice or field.
 * @param request a new object each time, null for none
 */
export function useRequestedFocus(container: RefObject<HTMLElement | null>, request: object | null): void {
  useEffect(() => {
    if (!request) return;
    const field =
      container.current?.querySelector<HTMLElement>('[type=radio]') ??
      container.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [container, request]);
}
