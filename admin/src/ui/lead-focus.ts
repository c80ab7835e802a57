/**
 * Leads the focus on within a form that has had its answer. Who works elsewhere by then, in another form of the same sheet,
 * is left there.
 * @param selector which of the form's controls gets it
 */
export function leadFocus(form: HTMLElement | null, selector: string): void {
  const at = document.activeElement;
  if (!form || !at || !(at.contains(form) || form.contains(at))) return;
  form.querySelector<HTMLElement>(selector)?.focus();
}
