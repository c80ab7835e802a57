import type { Row } from './row.ts';
import { rowsOfAttacks } from './rows-of-attacks.ts';
import { rowsOfCalls } from './rows-of-calls.ts';
import { rowsOfPeople } from './rows-of-people.ts';

/** The requirements by their numbers, and what shows them: a script over a shop in production, or other tests by their id. */
export const table: Row[] = [...rowsOfCalls, ...rowsOfPeople, ...rowsOfAttacks];
