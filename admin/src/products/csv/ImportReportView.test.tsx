import type { ImportReport } from '@shop/shop-rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportReportView } from './ImportReportView.tsx';

const mistake = { row: 3, column: 'Hinta', message: 'Anna hinta.' };
const change = {
  row: 2,
  kind: 'changed' as const,
  id: 'a',
  title: 'Huivi',
  cells: [{ column: 'Hinta', before: '30,00', after: '35,00' }],
};
const empty: ImportReport = {
  isDryRun: false,
  added: 0,
  changed: 0,
  unchanged: 0,
  mistakes: [],
  mistakeCount: 0,
  mistakenRows: 0,
  rows: [],
};
const shown = (report?: Partial<ImportReport>, { busy = '', problem = '' } = {}): string =>
  renderToStaticMarkup(
    <ImportReportView busy={busy} problem={problem} report={report && { ...empty, ...report }} />,
  );

test('rows that were not imported are counted as rows, and errors that are not listed as errors', () => {
  const html = shown({ changed: 4, mistakes: [mistake], mistakeCount: 3, mistakenRows: 2 });
  expect(html).toContain('2 riviä jäi tuomatta. Syyt ovat alla.');
  expect(html).toContain('… ja 2 virhettä lisää');
  expect(html).toContain('Tuotteet on tuotu');
});

test('a report without imported rows does not claim an import', () => {
  const html = shown({ mistakes: [mistake], mistakeCount: 1, mistakenRows: 1 });
  expect(html).toContain('Mitään ei tuotu');
  expect(html).not.toContain('Tuotteet on tuotu');
  expect(html).toContain('1 rivi jäi tuomatta.');
});

test('a screen reader announces the figures; the lists are outside the announcement and reached by keyboard', () => {
  const html = shown({
    isDryRun: true,
    changed: 2,
    rows: [change],
    mistakes: [mistake],
    mistakeCount: 1,
    mistakenRows: 1,
  });
  const [, aloud, apart] = /^<div role="status">(.*?<\/dl>.*?)<\/div>(<section.*)$/.exec(html) ?? [];
  expect(aloud).not.toMatch(/<li/);
  expect(aloud).toContain('Tiedostossa on virhe');
  expect(apart?.match(/<section[^>]*aria-label="[^"]+"[^>]*tabindex="0"[^>]*><ul>/gi)).toHaveLength(2);
  expect(apart).toContain('… ja 1 rivi lisää');
});

test('while a file is checked, only that is shown', () => {
  expect(shown({ changed: 1 }, { busy: 'Tarkistetaan tiedostoa…' })).toBe(
    '<div role="status"><p>Tarkistetaan tiedostoa…</p></div>',
  );
  expect(shown(undefined, { problem: 'Yhteys katkesi.' })).toContain('Yhteys katkesi.');
});
