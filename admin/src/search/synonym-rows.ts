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
