import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPickUpPoints } from './pick-up-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-points-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = 'carrier;id;name;address;postcode;city';
const KAMPPI = 'posti;3001;Kampin automaatti;Urho Kekkosen katu 1;00100;Helsinki';

function listOf(...rows: string[]): string {
  const file = join(folder, 'list.csv');
  writeFileSync(file, `\uFEFF${rows.join('\r\n')}\r\n`);
  return file;
}
const problemsOf = async (...rows: string[]): Promise<string[]> => {
  const error = await readPickUpPoints(listOf(...rows)).catch((thrown: unknown) => thrown as Error);
  if (!(error instanceof Error)) throw new Error('it was read');
  return error.message.split('\n').map((line) => line.trim());
};

test('a list is read as a spreadsheet writes it, with blanks, quotes and columns of its own at the end', async () => {
  const file = listOf(
    `${HEAD};;`,
    `${KAMPPI};oma muistiinpano`,
    ';;;;;',
    'own;verstas;"Verstas; piha"; Tie 3 ;44280;Sumiainen',
  );
  expect(await readPickUpPoints(file)).toEqual([
    {
      carrier: 'posti',
      id: '3001',
      name: 'Kampin automaatti',
      address: 'Urho Kekkosen katu 1',
      postcode: '00100',
      city: 'Helsinki',
    },
    {
      carrier: 'own',
      id: 'verstas',
      name: 'Verstas; piha',
      address: 'Tie 3',
      postcode: '44280',
      city: 'Sumiainen',
    },
  ]);
});

test('an invalid cell is named by row and column, under the name of the setting', async () => {
  const [first, ...others] = await problemsOf(
    HEAD,
    KAMPPI,
    'ups;1;Kioski;Katu 1;33100;Tampere',
    'posti;2;;Katu 1;100;',
    KAMPPI,
    'posti;3',
  );
  expect(first).toBe(`PICK_UP_POINTS, the list ${join(folder, 'list.csv')}, is wrong:`);
  expect(others).toEqual([
    'row 3, carrier: must be one of posti, matkahuolto, own',
    'row 4, name: is missing',
    'row 4, postcode: must be five digits; some spreadsheets drop the zeros at its start',
    'row 4, city: is missing',
    'row 5, id: posti has 3001 twice',
    'row 6, name: is missing',
    'row 6, address: is missing',
    'row 6, postcode: must be five digits; some spreadsheets drop the zeros at its start',
    'row 6, city: is missing',
  ]);
});

test('of one mistake in every row ten are named', async () => {
  const rows = Array.from({ length: 25 }, (_, n) => `ups;${n};Kioski;Katu 1;33100;Tampere`);
  const problems = await problemsOf(HEAD, ...rows);
  expect([problems.length, problems.at(-1)]).toEqual([12, 'and 15 more']);
});

test.each([
  ['an empty file', [], `its first row must be ${HEAD}`],
  ['a file with commas', [HEAD.replaceAll(';', ','), KAMPPI], `its first row must be ${HEAD}`],
  ['a list without places', [HEAD], 'it names no place'],
  ['a quote that never ends', [HEAD, 'posti;"1'], 'CSV: quote in row'],
])('%s is no list', async (_what, rows, problem) => {
  expect((await problemsOf(...rows))[1]).toContain(problem);
});

test('a missing file is reported', async () => {
  await expect(readPickUpPoints(join(folder, 'none.csv'))).rejects.toThrow(
    /^PICK_UP_POINTS.*none\.csv.*\n.*ENOENT/,
  );
});
