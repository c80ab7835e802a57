import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { authProvider } from '../../providers/auth-provider.ts';
import { emptyForm } from '../values/product-form.ts';
import { ProductForm } from './ProductForm.tsx';

/** What the lock does its own test tells; here it shows nothing, so that what it does not hold is seen. */
vi.mock('../../ui/FormLock.tsx', () => ({
  FormLock: ({ mayChange }: { mayChange: boolean }) => (mayChange ? 'all that may be changed' : 'nothing'),
}));

test('all of a product’s form is locked while it is saved: what is typed and what sends it', () => {
  const client = new QueryClient();
  client.setQueryData(['auth', 'getPermissions', {}], 'owner');
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthContext.Provider value={authProvider}>
        <TestMemoryRouter>
          <ProductForm record={emptyForm} submit="Add" secondAction="asDraft" onSave={vi.fn()} />
        </TestMemoryRouter>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );
  expect(html.includes('all that may be changed')).toBe(true);
  expect(/<(input|select|textarea|button)/.test(html)).toBe(false);
});
