export const rowOf = (words: readonly string[]): string => words.join(', ');

export const groupsOf = (rows: readonly string[]): string[][] =>
  rows
    .map((row) =>
      row
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((words) => words.length > 0);

type Values = { rows: { words: string }[] };

export const valuesOf = (groups: readonly (readonly string[])[]): Values => ({
  rows: groups.map((words) => ({ words: rowOf(words) })),
});

/**
 * The server counts rows without empty ones.
 * @param errors keys such as 'groups', 'groups.1', 'groups.1.0'
 */
export function errorsOfRows(
  rows: readonly string[],
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const places = rows.flatMap((row, place) => (groupsOf([row]).length > 0 ? [place] : []));
  const atFields: Record<string, string> = errors['groups'] ? { rows: errors['groups'] } : {};
  for (const [key, error] of Object.entries(errors)) {
    const place = places[Number(/^groups\.(\d+)/.exec(key)?.[1])];
    if (place !== undefined) atFields[`rows.${place}.words`] ??= error;
  }
  return atFields;
}
