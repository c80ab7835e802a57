import type { LegalDraftEdit, LegalPageRecord } from '@shop/contracts';
import type { LegalPageId } from '@shop/shop-rules';
import { http } from './http.ts';

const dataOf = ({ json }: Awaited<ReturnType<typeof http>>): LegalPageRecord =>
  (json as { data: LegalPageRecord }).data;

const send = async (method: 'PUT' | 'POST', path: string, body: object): Promise<LegalPageRecord> =>
  dataOf(
    await http(path, {
      method,
      body: JSON.stringify(body),
      headers: new Headers({ 'content-type': 'application/json' }),
    }),
  );

const pathOf = (page: LegalPageId): string => `/api/admin/rest/legal/${page}`;

export const legalCalls = {
  key: (page: LegalPageId) => ['legal', page] as const,
  get: async (page: LegalPageId): Promise<LegalPageRecord> => dataOf(await http(pathOf(page))),
  shown: async (page: LegalPageId): Promise<string> =>
    (await http(`/shop/${page}.txt`, { headers: new Headers({ accept: 'text/plain' }) })).body,
  save: (page: LegalPageId, edit: LegalDraftEdit) => send('PUT', `${pathOf(page)}/draft`, edit),
  publish: (page: LegalPageId, seen: string) => send('POST', `${pathOf(page)}/publish`, { seen }),
};
