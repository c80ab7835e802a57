/** Does nothing when the user works elsewhere by now; opens closed `<details>` around the control. */
export function moveFocus(form: HTMLElement | null, selector: string): void {
  const at = document.activeElement;
  if (!form || !at || !(at.contains(form) || form.contains(at))) return;
  const target = form.querySelector<HTMLElement>(selector);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  target?.focus();
}
