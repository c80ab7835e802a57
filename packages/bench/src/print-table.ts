import { tableOf } from '@shop/testing/table';

/** Prints to the console. */
export function printTable(heading: string, columns: string[], rows: string[][]): void {
  console.log(tableOf(heading, columns, rows));
}
