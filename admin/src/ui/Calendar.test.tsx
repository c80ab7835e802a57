import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Calendar } from './Calendar.tsx';

const shown = (start: string): string =>
  renderToStaticMarkup(<Calendar start={start} first="" last="" today={start} onPick={() => undefined} />);

/** The numbers in each week's row; '' where a week reaches into another month. */
const weeksOf = (start: string): string[][] =>
  [...shown(start).matchAll(/<tr class="rdp-week">(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );

test('a month’s weeks begin on Monday', () => {
  expect(weeksOf('2026-11-22').map(([monday, , , , , , sunday]) => [monday, sunday])).toEqual([
    ['', '1'],
    ['2', '8'],
    ['9', '15'],
    ['16', '22'],
    ['23', '29'],
    ['30', ''],
  ]);
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('days, months and weekdays have Finnish names', () => {
  const html = shown('2026-11-22');
  expect(html).toContain('aria-label="sunnuntai 22. marraskuuta 2026"');
  expect(html).toContain('>marraskuu 2026<');
  expect(html).toMatch(/>ma<.*>ti<.*>ke<.*>to<.*>pe<.*>la<.*>su</);
  expect(html).toMatch(/aria-label="Edellinen kuukausi".*aria-label="Seuraava kuukausi"/);
  expect(html.match(/aria-current="date"/g)).toHaveLength(1);
});
