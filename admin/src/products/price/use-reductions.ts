import { useQuery } from '@tanstack/react-query';
import { MAX_CHECKED_EDITS, type ReductionAnswer } from '@shop/shop-rules/reduction';
import { http } from '../../providers/http.ts';

/** Delay after typing before the server is asked. */
const DEBOUNCE_MS = 250;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DEBOUNCE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

export function useReductions(edits: readonly AskedEdit[]) {
  const { data, isFetching } = useQuery({
    queryKey: ['reductions', edits],
    queryFn: async ({ signal }) => {
      await pause(signal);
      return readReductions(edits, signal);
    },
    enabled: edits.length > 0,
    retry: false,
    gcTime: 0,
  });
  return { reductions: data, isChecking: isFetching };
}

type AskedEdit = { id: string; edit: object };

/**
 * In the order of the edits; null for no sale.
 * @throws HttpError with a Finnish message
 */
async function readReductions(
  edits: readonly AskedEdit[],
  signal: AbortSignal,
): Promise<(ReductionAnswer | null)[]> {
  const answers: (ReductionAnswer | null)[] = [];
  for (let from = 0; from < edits.length; from += MAX_CHECKED_EDITS) {
    const asked = edits.slice(from, from + MAX_CHECKED_EDITS);
    const query = new URLSearchParams({ edits: JSON.stringify(asked) }).toString();
    const { json } = await http(`/api/admin/rest/products/reductions?${query}`, { signal });
    answers.push(...(json as { data: (ReductionAnswer | null)[] }).data);
  }
  return answers;
}
