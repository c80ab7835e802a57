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
  const rowIndexes = rows.flatMap((row, index) => (groupsOf([row]).length > 0 ? [index] : []));
  const atFields: Record<string, string> = errors['groups'] ? { rows: errors['groups'] } : {};
  for (const [key, error] of Object.entries(errors)) {
    const rowIndex = rowIndexes[Number(/^groups\.(\d+)/.exec(key)?.[1])];
    if (rowIndex !== undefined) atFields[`rows.${rowIndex}.words`] ??= error;
  }
  return atFields;
}
