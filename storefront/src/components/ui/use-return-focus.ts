import { useEffect, useRef } from 'react';

/**
 * Leads the keyboard back to the control that opened something in its place, once that has closed.
 * @param isOpen whether it is open
 * @returns what the opening control takes as its ref
 */
export function useReturnFocus<T extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<T>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
