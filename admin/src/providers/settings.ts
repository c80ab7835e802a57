import type { GuaranteeNotice, AdminSettings, ShopSettingsEdit } from '@shop/contracts';
import { MAX_NOTICE_BYTES, noticeRefusals, ownGuaranteeNoticePath } from '@shop/shop-rules/guarantee-words';
import { http } from './http.ts';

const PATH = '/api/admin/rest/settings';

const dataOf = ({ json }: Awaited<ReturnType<typeof http>>): AdminSettings =>
  (json as { data: AdminSettings }).data;

const noticeOf = ({ json }: Awaited<ReturnType<typeof http>>): GuaranteeNotice =>
  (json as { data: GuaranteeNotice }).data;

export const settingsCalls = {
  key: ['settings'] as const,
  get: async (): Promise<AdminSettings> => dataOf(await http(PATH)),
  change: async (edit: ShopSettingsEdit): Promise<AdminSettings> =>
    dataOf(
      await http(PATH, {
        method: 'PUT',
        body: JSON.stringify(edit),
        headers: new Headers({ 'content-type': 'application/json' }),
      }),
    ),
  replaceNotice: async (file: File): Promise<GuaranteeNotice> => {
    if (file.size > MAX_NOTICE_BYTES) throw new Error(noticeRefusals.tooLarge);
    const headers = new Headers({ 'content-type': 'image/png' });
    // The server detects the type from the bytes but refuses other content types.
    const body = new Blob([file], { type: 'image/png' });
    return noticeOf(await http(ownGuaranteeNoticePath, { method: 'PUT', body, headers }));
  },
  removeNotice: async (): Promise<GuaranteeNotice> =>
    noticeOf(await http(ownGuaranteeNoticePath, { method: 'DELETE' })),
};
