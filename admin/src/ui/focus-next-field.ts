import type { KeyboardEvent } from 'react';

/** Enter, which a reader of bar codes types by itself, goes on to the form's next field of text, and does not send it. */
export function focusNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? []),
  ];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
