import { useQuery } from '@tanstack/react-query';
import { readReductions, type AskedEdit } from '../../providers/reductions.ts';

/** So long a typed value has to stand before it is asked about. */
const PAUSE_MS = 250;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** The reductions that edits would bring; undefined until they are known, and where they cannot be asked for. */
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
  return { reductions: data, isAsking: isFetching };
}
