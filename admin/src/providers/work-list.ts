import type { WorkList, WorkPiece } from '@shop/contracts';
import type { WorkState } from '@shop/shop-rules/workshop';
import { http } from './http.ts';

const PATH = '/api/admin/rest/orders';

export type WorkPlace = { week: string; after: string | null };
export type WorkChange = { state: WorkState } | WorkPlace;

export const workCalls = {
  key: ['work-list'] as const,
  list: async (limit: number): Promise<WorkList> =>
    ((await http(`${PATH}/work?limit=${limit}`)).json as { data: WorkList }).data,
  change: async (
    { orderID, line, version }: Pick<WorkPiece, 'orderID' | 'line' | 'version'>,
    to: WorkChange,
  ): Promise<{ isToPack: boolean }> => {
    const path = `${PATH}/${orderID}/work/${line}${'state' in to ? '' : '/place'}`;
    const headers = new Headers({ 'content-type': 'application/json' });
    const { json } = await http(path, { method: 'POST', body: JSON.stringify({ version, ...to }), headers });
    return (json as { data: { isToPack: boolean } }).data;
  },
};
