import type { EmailText } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules/rights';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { authProvider } from '../providers/auth-provider.ts';
import { EmailTextForm, isPreviewOf } from './EmailTextForm.tsx';

const original = { subject: 'Tilauksesi on perillä', lead: 'Kiitos.' };
const text: EmailText = {
  id: 'order-delivered',
  ...original,
  version: 0,
  isOwn: false,
  original,
  names: ['tilausnumero'],
};

function shown(fields: Partial<EmailText> = {}, rights: AdminRights = 'owner'): string {
  const client = new QueryClient();
  client.setQueryData(['auth', 'getPermissions', {}], rights);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthContext.Provider value={authProvider}>
        <TestMemoryRouter>
          <EmailTextForm text={{ ...text, ...fields }} onChange={vi.fn()} onStale={vi.fn()} />
        </TestMemoryRouter>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );
}

test('the form names what may stand in the text, and offers to save and to preview', () => {
  const html = shown();
  expect(html).toContain('{tilausnumero}');
  for (const label of ['Aihe', 'Ensimmäinen kappale', 'Tallenna', 'Esikatsele'])
    expect(html).toContain(label);
});

test('only a text of the shop’s own can be reset', () => {
  expect(shown()).not.toContain('Palauta alkuperäinen');
  expect(shown({ isOwn: true, lead: 'Hienoa.' })).toContain('Palauta alkuperäinen');
});

test('without rights to emails a text can be read and previewed, not changed', () => {
  const html = shown({ isOwn: true }, 'viewer');
  expect(html).toContain('Esikatsele');
  expect(html).not.toMatch(/Tallenna|Palauta alkuperäinen/);
});

test('a preview is of the typed text until that changes', () => {
  expect(isPreviewOf(original, original)).toBe(true);
  expect(isPreviewOf({ ...original, lead: 'Kiitos' }, original)).toBe(false);
  expect(isPreviewOf(original, undefined)).toBe(false);
});
