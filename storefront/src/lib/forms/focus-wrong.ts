export function focusWrong(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  inputs.find(({ name }) => errors[name])?.focus();
}
