import { useEffect, useEffectEvent } from 'react';

/** A tick and a button take no text, and so no key away from a shortcut. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(FIELDS) !== null;

/** What stands over the page. */
const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Calls back when a key is pressed outside of fields, and outside of what stands over the page.
 * @param over for a key of one sheet: that alone may stand over the page
 */
export function useShortcut(key: string, onPress: () => void, { over = 0 }: { over?: 0 | 1 } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelectorAll(DIALOGS).length > over) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
