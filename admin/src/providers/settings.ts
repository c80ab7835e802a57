import type { SettingsRecord, ShopSettingsEdit } from '@shop/contracts';
import { http } from './http.ts';

const PATH = '/api/admin/rest/settings';

const dataOf = ({ json }: Awaited<ReturnType<typeof http>>): SettingsRecord =>
  (json as { data: SettingsRecord }).data;

/** The shop's settings. All throw HttpError with a Finnish message. */
export const settingsCalls = {
  key: ['settings'] as const,
  get: async (): Promise<SettingsRecord> => dataOf(await http(PATH)),
  change: async (edit: ShopSettingsEdit): Promise<SettingsRecord> =>
    dataOf(
      await http(PATH, {
        method: 'PUT',
        body: JSON.stringify(edit),
        headers: new Headers({ 'content-type': 'application/json' }),
      }),
    ),
};
