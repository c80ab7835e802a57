import { expect, test } from 'vitest';
import { sameView, viewSearch, withView } from './saved-view.ts';

const newest = { field: 'orderDate', order: 'DESC' } as const;

test('a view is known again whatever the order of its choices', () => {
  const view = { filter: { q: 'aino', orderStatus: ['confirmed', 'inProcess'] }, sort: newest };
  expect(
    sameView(view, { filter: { orderStatus: ['inProcess', 'confirmed'], q: 'aino' }, sort: newest }),
  ).toBe(true);
});

test.each([
  { filter: {}, sort: newest },
  { filter: { q: 'eero' }, sort: newest },
  { filter: { q: 'aino', from: '2026-11-01' }, sort: newest },
  { filter: { q: 'aino' }, sort: { field: 'orderDate', order: 'ASC' } as const },
])('%j is another view', (otherView) => {
  expect(sameView({ filter: { q: 'aino' }, sort: newest }, otherView)).toBe(false);
});

test('a name stands for one view, which keeps its place', () => {
  const view = (label: string, q: string) => ({ label, value: { filter: { q } } });
  const views = [view('Lahjat', 'lahja'), view('Turku', 'turku')];
  expect(withView(views, view('Lahjat', 'joulu'))).toEqual([view('Lahjat', 'joulu'), view('Turku', 'turku')]);
  expect(withView(views, view('Aino', 'aino'))).toHaveLength(3);
  expect(withView(views, view('Aino', 'aino'), 1).map(({ label }) => label)).toEqual([
    'Lahjat',
    'Aino',
    'Turku',
  ]);
});

test('the address of a view starts at its first page', () => {
  expect(viewSearch({ filter: { q: 'aino' }, sort: newest }, 50)).toBe(
    'filter=%7B%22q%22%3A%22aino%22%7D&sort=orderDate&order=DESC&page=1&perPage=50',
  );
});
