import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';

/** The newest of each service that are shown. */
const MOST = 100;
/** While an outcome is awaited, or a service that was away. */
const SOON_MS = 1_500;

export const emailsKey = ['dead-letters'];

/** The events that the shop could not finish; while one is tried again or missing, that is soon looked at anew. */
export function useDeadLetters() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: [...emailsKey, 'list'],
    queryFn: () => dataProvider.deadLetters(MOST),
    refetchInterval: ({ state: { data } }) =>
      data?.isPartial || data?.letters.some(({ replaying }) => replaying) ? SOON_MS : EVERY_MINUTE_MS,
  });
}

/** How many there are, or undefined while nobody knows. */
export function useDeadLetterCount(): number | undefined {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: [...emailsKey, 'count'],
    queryFn: () => dataProvider.deadLetters(1),
    refetchInterval: EVERY_MINUTE_MS,
  });
  return data?.total;
}
