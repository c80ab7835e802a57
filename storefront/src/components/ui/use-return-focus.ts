import { useEffect, useRef } from 'react';

/**
 * Returns the focus to the opening control after closing.
 * @returns ref of the opening control
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
