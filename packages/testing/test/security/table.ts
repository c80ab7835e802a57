import type { Row } from './row.ts';
import { rowsOfAttacks } from './rows-of-attacks.ts';
import { rowsOfCalls } from './rows-of-calls.ts';
import { rowsOfPeople } from './rows-of-people.ts';

/** Requirements by ASVS number; each part is proved by a script against a production shop, or by tests with its id. */
export const table: Row[] = [...rowsOfCalls, ...rowsOfPeople, ...rowsOfAttacks];
