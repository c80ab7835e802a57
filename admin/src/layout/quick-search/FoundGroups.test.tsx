import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FoundGroups } from './FoundGroups.tsx';
import type { FoundGroup } from './use-found-records.ts';

const orders: FoundGroup = {
  title: 'Tilaukset',
  rows: [{ to: '/orders/a', title: 'LL-2611-0001, Aino', note: 'Vahvistettu' }],
  total: 7,
  allPath: '/orders?filter=x',
  state: 'ready',
  retry: () => {},
};
const empty: FoundGroup = { ...orders, rows: [], total: 0 };

const shown = (groups: FoundGroup[], hint = ''): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FoundGroups groups={groups} words="aino" hint={hint} onChosen={() => {}} />
    </MemoryRouter>,
  );

test('results stand under the name of their group, with their number and a link to all', () => {
  const html = shown([orders, { ...empty, title: 'Tuotteet' }]);
  expect(html).toMatch(/<h3[^>]*>Tilaukset<\/h3>/);
  expect(html).not.toContain('Tuotteet');
  expect(html).toMatch(/<output[^>]*>7 tulosta<\/output>/);
  expect(html).toMatch(/href="\/orders\?filter=x"[^>]*>Näytä kaikki 7</);
});

test('a list that fits has no link to all', () => {
  expect(shown([{ ...orders, total: 1 }])).not.toContain('Näytä kaikki');
});

test('a failed group says so and offers a retry, beside the results of the others', () => {
  const html = shown([orders, { ...empty, title: 'Asiakkaat', state: 'failed' }]);
  expect(html).toMatch(/Asiakkaat<\/h3><p role="alert"[^>]*>Tietoja ei saatu haettua/);
  expect(html).toContain('Yritä uudelleen');
  expect(html).toContain('LL-2611-0001');
});

test.each([
  ['without groups', [], 'Vihje', 'Vihje'],
  ['while a list loads', [{ ...empty, state: 'loading' as const }], '', 'Haetaan…'],
  ['when nothing is found', [empty], '', 'Ei tuloksia haulla ”aino”.'],
])('%s one line says so', (_when, groups, hint, line) => {
  expect(shown(groups, hint)).toMatch(new RegExp(`<output[^>]*>${line}</output>`));
});
