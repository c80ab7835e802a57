import type { AdminReviews, AdminReviewState } from '@shop/contracts';
import { http } from './http.ts';

const PATH = '/api/admin/rest/reviews';

type ReviewAction = 'reply' | 'hide' | 'show' | 'keep';

const jsonHeaders = () => new Headers({ 'content-type': 'application/json' });

export const reviewCalls = {
  key: ['reviews'] as const,
  list: async (state: AdminReviewState, page: number): Promise<AdminReviews> => {
    const { json } = await http(`${PATH}?${new URLSearchParams({ state, page: String(page) }).toString()}`);
    const { data, total, counts } = json as Omit<AdminReviews, 'reviews'> & { data: AdminReviews['reviews'] };
    return { reviews: data, total, counts };
  },
  change: async (id: string, action: ReviewAction, body: object): Promise<string> => {
    const sent = { method: 'POST', body: JSON.stringify(body), headers: jsonHeaders() };
    return ((await http(`${PATH}/${id}/${action}`, sent)).json as { message: string }).message;
  },
};
