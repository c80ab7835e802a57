import type { SettingsFormValues } from './settings-form.ts';

/**
 * What the server says, by the fields of the form: a text that it reads as a list, line by line or paragraph by paragraph,
 * is one field here, and told the first thing that is wrong with it.
 */
export function errorsAtFields(
  errors: Record<string, string>,
  values: SettingsFormValues,
): Record<string, string> {
  const told: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) told[fieldOf(path, values)] ??= message;
  return told;
}

/** The path as far as the form has it: down to the text that somebody types. */
function fieldOf(path: string, values: SettingsFormValues): string {
  const parts = path.split('.');
  let value: unknown = values;
  for (const [depth, part] of parts.entries()) {
    if (typeof value === 'string') return parts.slice(0, depth).join('.');
    value = (value as Record<string, unknown> | undefined)?.[part];
  }
  return path;
}
