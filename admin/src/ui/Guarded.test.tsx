import type { AdminRights } from '@shop/shop-rules/rights';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { texts } from '../texts/fi.ts';
import { Allowed } from '../providers/Allowed.tsx';
import { authProvider } from '../providers/auth-provider.ts';
import { Guarded } from './Guarded.tsx';
import type { GuardedPage } from '../providers/use-may.ts';

const LIST = 'The list';

/** How both look to somebody with these rights; null while the rights are unknown. */
function shown(rights: AdminRights | null, children: React.ReactNode): string {
  const client = new QueryClient();
  if (rights) client.setQueryData(['auth', 'getPermissions', {}], rights);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthContext.Provider value={authProvider}>
        <TestMemoryRouter>{children}</TestMemoryRouter>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );
}

const page = (rights: AdminRights | null, of: GuardedPage): string =>
  shown(rights, <Guarded page={of}>{LIST}</Guarded>);

test('accounts and audit log are shown to the owner; others read that they are the owner’s', () => {
  for (const of of ['accounts', 'record'] as const) {
    expect(page('owner', of)).toBe(LIST);
    for (const rights of ['catalogue', 'orders', 'viewer'] as const) {
      expect(page(rights, of)).toContain(`<h1>${texts.rights.ownerOnly}</h1>`);
      expect(page(rights, of)).not.toContain(LIST);
    }
  }
});

test('the customers are shown with the right to orders', () => {
  expect(page('orders', 'customers')).toBe(LIST);
  expect(page('viewer', 'customers')).toContain(`<h1>${texts.rights.ordersOnly}</h1>`);
});

test('while the rights are unknown neither the one nor the other is shown', () => {
  expect(page(null, 'accounts')).toBe('');
  const form = (
    <Allowed to="search" otherwise="Only looking">
      {LIST}
    </Allowed>
  );
  expect([null, 'viewer' as const, 'owner' as const].map((rights) => shown(rights, form))).toEqual([
    '',
    'Only looking',
    LIST,
  ]);
});
