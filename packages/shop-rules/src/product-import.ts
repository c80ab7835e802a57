/*
 * What an import of products answers. It stands apart from the schemas, because the back office shows it and should not
 * ship zod.
 */

/** A file of products is so large at the most; 5,000 of them take a fifth of it. */
export const MAX_IMPORT_BYTES = 20_000_000;
/** And has so many rows. */
export const MAX_IMPORT_ROWS = 10_000;
/** So many of a file's mistakes, and of its changes, are told in full. */
export const MAX_REPORTED_ROWS = 100;

/** What is wrong in a cell; `column` is '' for a whole row. Rows count as a spreadsheet's do: the names stand in row 1. */
export type ImportMistake = { row: number; column: string; message: string };

/** A row that adds a product or changes one, with the cells that differ. */
export type ImportedRow = {
  row: number;
  kind: 'added' | 'changed';
  id: string;
  title: string;
  cells: { column: string; before: string; after: string }[];
};

/** What a file does to the catalogue: would do in a dry run, has done in an import. */
export type ImportReport = {
  isDryRun: boolean;
  added: number;
  changed: number;
  unchanged: number;
  mistakes: ImportMistake[];
  /** How many there are in all. */
  mistakeCount: number;
  /** How many rows they stand in. */
  mistakenRows: number;
  rows: ImportedRow[];
};
