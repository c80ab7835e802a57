/** Prints a table with a heading, its columns as wide as their widest cell. */
export function printTable(heading: string, columns: string[], rows: string[][]): void {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(['', heading, line(columns), ...rows.map(line)].join('\n'));
}

/**
 * @param share such as 0.95
 * @returns the value that this share of the values does not exceed
 */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
