import type { Row } from './row.ts';
import { rowsOfCalls } from './rows-of-calls.ts';
import { rowsOfPeople } from './rows-of-people.ts';

/** Every requirement that the shop has. What needs no shop in production, or money, is shown by the tests that are named. */
export const table: Row[] = [...rowsOfCalls, ...rowsOfPeople];
