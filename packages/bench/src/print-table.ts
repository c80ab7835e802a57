import { tableOf } from '@shop/testing/table';

export function printTable(heading: string, columns: string[], rows: string[][]): void {
  console.log(tableOf(heading, columns, rows));
}
