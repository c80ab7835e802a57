import { useEffect, useRef } from 'react';

export function useReturnFocus<T extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<T>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
