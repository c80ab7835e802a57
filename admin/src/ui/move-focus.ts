/**
 * Leads the focus on within a form that has had its answer. Who works elsewhere by then, in another form of the same sheet,
 * is left there. What is folded up around the control is opened: nothing in there takes the focus.
 * @param selector which of the form's controls gets it
 */
export function moveFocus(form: HTMLElement | null, selector: string): void {
  const at = document.activeElement;
  if (!form || !at || !(at.contains(form) || form.contains(at))) return;
  const target = form.querySelector<HTMLElement>(selector);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  target?.focus();
}
