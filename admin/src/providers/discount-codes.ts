import type { DiscountCode } from '@shop/contracts';
import { http } from './http.ts';

const PATH = '/api/admin/rest/discount-codes';

const jsonHeaders = () => new Headers({ 'content-type': 'application/json' });

/** What the back office does with discount codes. All throw HttpError with a Finnish message. */
export const discountCalls = {
  key: ['discount-codes'] as const,
  list: async (): Promise<DiscountCode[]> => ((await http(PATH)).json as { data: DiscountCode[] }).data,
  /** @param fields as they are typed; what is wrong is told by field */
  make: async (fields: Record<string, string>): Promise<void> => {
    await http(PATH, { method: 'POST', body: JSON.stringify(fields), headers: jsonHeaders() });
  },
  end: async (code: string): Promise<void> => {
    await http(`${PATH}/${encodeURIComponent(code)}/end`, { method: 'POST' });
  },
};
