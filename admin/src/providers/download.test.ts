import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';
import { codeQuestion } from './fresh-code.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that notes what is saved. */
function aPage() {
  const saved: string[] = [];
  const createElement = () => ({
    download: '',
    click() {
      saved.push(this.download);
    },
  });
  vi.stubGlobal('document', { createElement });
  return saved;
}

const refusal = {
  success: false,
  code: 'code-again',
  message: 'Vahvista tämä todennussovelluksen koodilla.',
};

test('a file that needs a fresh code asks for it, and is saved under its own name afterwards', async () => {
  const saved = aPage();
  let isProved = false;
  const file = () =>
    new Response('Nimi;Summa', {
      headers: { 'content-disposition': 'attachment; filename="tilaukset-2026-11-28.csv"' },
    });
  vi.stubGlobal('fetch', () => Promise.resolve(isProved ? file() : Response.json(refusal, { status: 403 })));
  const isGiven = vi.fn((given: boolean) => given);
  const stop = codeQuestion.answerWith((answered) => {
    isProved = isGiven(isGiven.mock.calls.length > 0);
    answered(isProved);
  });
  await expect(download('/api/admin/rest/orders/export.csv')).rejects.toThrow(refusal.message);
  expect(saved).toEqual([]);
  await download('/api/admin/rest/orders/export.csv');
  expect(saved).toEqual(['tilaukset-2026-11-28.csv']);
  stop();
});

test('a file that cannot be had is a clear sentence', async () => {
  aPage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await expect(download('/api/admin/rest/orders/export.csv')).rejects.toMatchObject({ status: 0 });
});
