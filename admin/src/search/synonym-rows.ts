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

/**
 * What the server does not take, by the rows as they are typed; it counts without the rows of nothing.
 * @param rows those that were sent
 * @param errors by what was sent: 'groups.1' of the second row, 'groups.1.0' of its first word, 'groups' of all rows
 */
export function wrongRows(
  rows: readonly string[],
  errors: Readonly<Record<string, string>>,
): { ofRows: ReadonlyMap<string, string>; ofAll: string | undefined } {
  const sent = rows.filter((row) => groupsOf([row]).length > 0);
  const ofRows = new Map<string, string>();
  for (const [key, error] of Object.entries(errors)) {
    const row = sent[Number(/^groups\.(\d+)/.exec(key)?.[1])];
    if (row !== undefined && !ofRows.has(row)) ofRows.set(row, error);
  }
  return { ofRows, ofAll: errors['groups'] };
}
