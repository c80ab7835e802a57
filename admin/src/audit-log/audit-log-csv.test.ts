import type { AuditLogRow } from '@shop/contracts';
import { expect, test } from 'vitest';
import { auditLogCsv, MAX_EXPORTED, PAGE_ROWS } from './audit-log-csv.ts';

const entry = (id: number, more: Partial<AuditLogRow> = {}): AuditLogRow => ({
  id,
  kind: 'login',
  at: '2026-11-23T08:12:00.000Z',
  by: 'a',
  byName: 'Oili Omistaja',
  about: 'b',
  aboutName: 'Kaisa Kutoja',
  requestId: 'r',
  changes: [],
  personal: {},
  ...more,
});
const fromNewest = (newest: number, count: number) =>
  Array.from({ length: count }, (_, place) => entry(newest - place));
const linesOf = (csv: string) => csv.trimEnd().split('\r\n');

test('the file words entries as the screen does, and no cell is a formula', async () => {
  const changes = [
    { field: 'pieces', before: '{"S":1}', after: '{"S":3,"M":2}' },
    { field: 'title', before: '', after: '=1+1' },
  ];
  const data = [entry(7, { kind: 'product-edited', changes })];
  const [head, line, ...others] = linesOf(await auditLogCsv(async () => ({ data })));
  expect(head).toBe('\uFEFFMerkintä;Aika;Tapahtuma;Muutokset;Kohde;Pyyntö');
  expect(line).toBe(
    '7;23.11.2026 klo 10.12;Oili Omistaja muokkasi tuotetta.;' +
      'Varasto koittain: S 1 → S 3, M 2 | Nimi: =1+1;b;r',
  );
  expect(others).toEqual([]);
  const [, formula] = linesOf(await auditLogCsv(async () => ({ data: [entry(1, { about: '=1+1' })] })));
  expect(formula).toContain(";'=1+1;");
});

test('every page is read, and an entry that came meanwhile repeats none', async () => {
  const pages = [fromNewest(300, PAGE_ROWS), fromNewest(101, 101)];
  const lines = linesOf(await auditLogCsv(async (page) => ({ data: pages[page - 1] ?? [] })));
  expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(
    fromNewest(300, 300).map(({ id }) => id),
  );
});

test('a file has a bounded number of entries', async () => {
  const newest = 2 * MAX_EXPORTED;
  const read = async (page: number) => ({ data: fromNewest(newest - (page - 1) * PAGE_ROWS, PAGE_ROWS) });
  expect(linesOf(await auditLogCsv(read))).toHaveLength(MAX_EXPORTED + 1);
});
