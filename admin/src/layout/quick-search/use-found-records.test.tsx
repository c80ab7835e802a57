import type { AdminRights } from '@shop/shop-rules/rights';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { authProvider } from '../../providers/auth-provider.ts';
import { useNavigationEntries } from '../navigation-entries.ts';
import { useFoundRecords } from './use-found-records.ts';

function Titles({ words }: { words: string }) {
  const pages = useNavigationEntries().flat();
  const groups = useFoundRecords(words);
  return [...groups.map(({ title }) => title), '|', ...pages.map(({ to }) => to)].join(' ');
}

function shown(rights: AdminRights, words: string): { groups: string; pages: string } {
  const client = new QueryClient();
  client.setQueryData(['auth', 'getPermissions', {}], rights);
  const text = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthContext.Provider value={authProvider}>
        <TestMemoryRouter>
          <Titles words={words} />
        </TestMemoryRouter>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );
  const [groups = '', pages = ''] = text.split('|');
  return { groups: groups.trim(), pages };
}

test.each([
  ['owner', 'Tilaukset Tuotteet Asiakkaat'],
  ['orders', 'Tilaukset Tuotteet Asiakkaat'],
  ['catalogue', 'Tilaukset Tuotteet'],
  ['viewer', 'Tilaukset Tuotteet'],
] as const)('with the rights of %s the search has the groups %s', (rights, groups) => {
  expect(shown(rights, 'aino').groups).toBe(groups);
});

test('one letter searches no records', () => {
  expect(shown('owner', 'a').groups).toBe('');
});

test('pages of the owner are found by the owner only', () => {
  expect(shown('owner', '').pages).toContain('/accounts');
  expect(shown('orders', '').pages).not.toMatch(/accounts|record/);
  expect(shown('orders', '').pages).toContain('/customers');
  expect(shown('viewer', '').pages).not.toMatch(/customers|sending/);
});
