/** What was typed into a field of a form, without blanks at its ends; '' where it has no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
