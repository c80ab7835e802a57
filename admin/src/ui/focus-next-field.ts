import type { KeyboardEvent } from 'react';

/** Moves to the next text field on Enter, which barcode readers type, instead of submitting. */
export function focusNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? []),
  ];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
