import type { DiscountCode } from '@shop/contracts';
import { http } from './http.ts';

const PATH = '/api/admin/rest/discount-codes';

const jsonHeaders = () => new Headers({ 'content-type': 'application/json' });

export const discountCalls = {
  key: ['discount-codes'] as const,
  list: async (): Promise<DiscountCode[]> => ((await http(PATH)).json as { data: DiscountCode[] }).data,
  /** @throws HttpError with errors by field */
  make: async (fields: Record<string, string>): Promise<void> => {
    await http(PATH, { method: 'POST', body: JSON.stringify(fields), headers: jsonHeaders() });
  },
  end: async (code: string): Promise<void> => {
    await http(`${PATH}/${encodeURIComponent(code)}/end`, { method: 'POST' });
  },
};
