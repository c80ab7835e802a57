import { tableOf } from '@shop/testing/table';

/** Prints a table with a heading. */
export function printTable(heading: string, columns: string[], rows: string[][]): void {
  console.log(tableOf(heading, columns, rows));
}
