import type { EmailText, EmailTextEdit } from '@shop/contracts';
import { http } from './http.ts';

const PATH = '/api/admin/rest/letters/texts';

type Seen = Pick<EmailText, 'id' | 'version'>;

const dataOf = ({ json }: Awaited<ReturnType<typeof http>>): unknown => (json as { data: unknown }).data;

export const emailTextCalls = {
  key: ['letters', 'texts'] as const,
  list: async (): Promise<EmailText[]> => dataOf(await http(PATH)) as EmailText[],
  save: async ({ id, version }: Seen, edit: EmailTextEdit): Promise<EmailText> =>
    dataOf(
      await http(`${PATH}/${id}`, { method: 'PUT', body: JSON.stringify({ ...edit, version }) }),
    ) as EmailText,
  reset: async ({ id, version }: Seen): Promise<EmailText> =>
    dataOf(await http(`${PATH}/${id}?version=${version}`, { method: 'DELETE' })) as EmailText,
  preview: async (id: string, edit: EmailTextEdit): Promise<{ subject: string; html: string }> =>
    dataOf(await http(`${PATH}/${id}/preview?${new URLSearchParams(edit).toString()}`)) as {
      subject: string;
      html: string;
    },
};
