import type { BuyerFigures, CustomerRecord } from '@shop/contracts';
import { http } from './http.ts';

const REST = '/api/admin/rest';
const PATH = `${REST}/customers`;

const pathOf = ({ id }: Pick<CustomerRecord, 'id'>): string => `${PATH}/${encodeURIComponent(id)}`;

export const customerCalls = {
  figures: async (ids: string[]): Promise<BuyerFigures[]> => {
    const { json } = await http(
      `${REST}/customers-orders/figures?${new URLSearchParams({ ids: ids.join() }).toString()}`,
    );
    return (json as { data: BuyerFigures[] }).data;
  },
  note: async (customer: Pick<CustomerRecord, 'id'>, text: string): Promise<void> => {
    const headers = new Headers({ 'content-type': 'application/json' });
    await http(`${pathOf(customer)}/notes`, { method: 'POST', body: JSON.stringify({ text }), headers });
  },
  copyUrl: (customer: Pick<CustomerRecord, 'id'>): string => `${pathOf(customer)}/copy`,
  erase: async (customer: Pick<CustomerRecord, 'id'>): Promise<void> => {
    await http(pathOf(customer), { method: 'DELETE' });
  },
};
