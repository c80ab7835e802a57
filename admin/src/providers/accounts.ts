import type { AccountRecord, PendingInvitation } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';
import { http } from './http.ts';

const PATH = '/api/admin/rest/accounts';

const post = (path: string, body: object = {}) =>
  http(PATH + path, { method: 'POST', body: JSON.stringify(body), headers: jsonHeaders() });
const jsonHeaders = () => new Headers({ 'content-type': 'application/json' });

export const accountCalls = {
  invite: async (email: string, rights: AdminRights) => void (await post('/invitations', { email, rights })),
  invitations: async () => ((await http(`${PATH}/invitations`)).json as { data: PendingInvitation[] }).data,
  revoke: async ({ id }: PendingInvitation) =>
    void (await http(`${PATH}/invitations/${id}`, { method: 'DELETE' })),
  giveRights: async ({ id }: AccountRecord, rights: AdminRights | null) =>
    void (await post(`/${id}/rights`, { rights })),
  endSessions: async ({ id }: AccountRecord) => void (await post(`/${id}/end-sessions`)),
  sendPassword: async ({ id }: AccountRecord) => void (await post(`/${id}/password-letter`)),
  remove: async ({ id }: AccountRecord) => void (await http(`${PATH}/${id}`, { method: 'DELETE' })),
};
