/** The words of a row as they are typed. */
export const rowOf = (words: readonly string[]): string => words.join(', ');

/** The groups of the rows; a row of nothing is left out. */
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
 * Server errors by the form's fields. The server counts without the rows of nothing.
 * @param rows those that were sent
 * @param errors by what was sent: 'groups.1' of the second row, 'groups.1.0' of its first word, 'groups' of all rows
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
