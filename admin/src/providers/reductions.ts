import { MAX_ASKED_EDITS, type ReductionAnswer } from '@shop/shop-rules/reduction';
import { http } from './http.ts';

export type AskedEdit = { id: string; edit: object };

/**
 * The reductions that edits would bring, in their order; null for one that brings no sale.
 * @throws HttpError with a Finnish message
 */
export async function readReductions(
  edits: readonly AskedEdit[],
  signal: AbortSignal,
): Promise<(ReductionAnswer | null)[]> {
  const answers: (ReductionAnswer | null)[] = [];
  for (let from = 0; from < edits.length; from += MAX_ASKED_EDITS) {
    const asked = edits.slice(from, from + MAX_ASKED_EDITS);
    const query = new URLSearchParams({ edits: JSON.stringify(asked) }).toString();
    const { json } = await http(`/api/admin/rest/products/reductions?${query}`, { signal });
    answers.push(...(json as { data: (ReductionAnswer | null)[] }).data);
  }
  return answers;
}
