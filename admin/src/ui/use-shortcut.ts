import { useEffect, useEffectEvent } from 'react';

/** Checkboxes and buttons take no text, so shortcuts work on them. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(FIELDS) !== null;

const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Ignores keys in text fields and dialogs.
 * @param openDialogs how many may be open: 1 for a shortcut inside a sheet
 * @param withControl Control or Command is pressed too, also in text fields
 */
export function useShortcut(
  key: string,
  onPress: () => void,
  { openDialogs = 0, withControl = false }: { openDialogs?: 0 | 1; withControl?: boolean } = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.altKey || (event.ctrlKey || event.metaKey) !== withControl) return;
    if ((!withControl && isTyping(event.target)) || document.querySelectorAll(DIALOGS).length > openDialogs)
      return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
