import {
  guaranteeNoticePath,
  noticeRefusals,
  ownGuaranteeNoticePath,
} from '@shop/shop-rules/guarantee-words';
import type { AdminRights } from '@shop/shop-rules/rights';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { authProvider } from '../providers/auth-provider.ts';
import { formErrorText } from '../providers/field-errors.ts';
import { settingsCalls } from '../providers/settings.ts';
import { settingsTexts } from '../texts/settings.ts';
import { NoticeSection } from './NoticeSection.tsx';

const words = settingsTexts.notice;
const standIn = { width: 1240, height: 1754, fingerprint: null };
const own = { width: 800, height: 1200, fingerprint: '5e1f' };

afterEach(() => vi.unstubAllGlobals());

function render(initial: typeof standIn | typeof own, rights: AdminRights): string {
  const client = new QueryClient();
  client.setQueryData(['auth', 'getPermissions', {}], rights);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthContext.Provider value={authProvider}>
        <TestMemoryRouter>
          <NoticeSection initial={initial} />
        </TestMemoryRouter>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );
}

test('the owner sees which notice the checkout shows, chooses a file, and removes only their own', () => {
  const before = render(standIn, 'owner');
  expect(before).toContain(words.standIn);
  expect(before).toContain('accept=".png,image/png"');
  expect(before).not.toContain(words.remove);
  const after = render(own, 'owner');
  expect(after).toContain(words.own(800, 1200));
  expect(after).toContain(`${guaranteeNoticePath}?v=5e1f`);
  expect(after).toContain(words.remove);
});

test.each(['catalogue', 'orders', 'viewer'] as const)('%s sees the notice but cannot change it', (rights) => {
  const html = render(own, rights);
  expect(html).toContain(words.own(800, 1200));
  expect(html).not.toContain('type="file"');
  expect(html).not.toContain(words.remove);
});

test('the file is sent unchanged, and a refusal shows its text at the field', async () => {
  const sent: [string, RequestInit | undefined][] = [];
  const answers = [
    Response.json({ success: true, data: own }),
    Response.json(
      { success: false, message: 'Tarkista tiedot.', errors: { file: noticeRefusals.notPng } },
      { status: 400 },
    ),
  ];
  vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
    sent.push([typeof request === 'string' ? request : request.url, init]);
    return Promise.resolve(answers.shift());
  });
  const file = new File([new Uint8Array([0x89, 0x50, 0, 255])], 'ilmoitus.png', { type: 'image/x-png' });
  expect(await settingsCalls.replaceNotice(file)).toEqual(own);
  const [[url, init = {}] = ['']] = sent;
  expect([url, init.method, new Headers(init.headers).get('content-type')]).toEqual([
    ownGuaranteeNoticePath,
    'PUT',
    'image/png',
  ]);
  expect(new Uint8Array(await (init.body as Blob).arrayBuffer())).toEqual(
    new Uint8Array(await file.arrayBuffer()),
  );
  const refused = await settingsCalls.replaceNotice(file).catch(formErrorText);
  expect(refused).toBe('Tiedosto ei ole PNG-kuva.');
});

test('a file of more than 1 MB is refused before it is sent', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const file = new File([new Uint8Array(1_000_001)], 'ilmoitus.png');
  expect(await settingsCalls.replaceNotice(file).catch(formErrorText)).toBe(noticeRefusals.tooLarge);
  expect(fetched).not.toHaveBeenCalled();
});
