/* Answer of a product import. 5,000 products take a fifth of these bytes. */

export const MAX_IMPORT_BYTES = 20_000_000;
export const MAX_IMPORT_ROWS = 10_000;
/** Mistakes and changes listed in full. */
export const MAX_REPORTED_ROWS = 100;

/** `column` is '' for a whole row. Row 1 is the header. */
export type ImportMistake = { row: number; column: string; message: string };

export type ImportedRow = {
  row: number;
  kind: 'added' | 'changed';
  id: string;
  title: string;
  cells: { column: string; before: string; after: string }[];
};

export type ImportReport = {
  isDryRun: boolean;
  added: number;
  changed: number;
  unchanged: number;
  mistakes: ImportMistake[];
  mistakeCount: number;
  mistakenRows: number;
  rows: ImportedRow[];
};
