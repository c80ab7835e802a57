import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';

const MAX_PER_SERVICE = 100;
/** Poll interval during a replay or while a service is away. */
const POLL_MS = 1_500;

export const deadLettersKey = ['dead-letters'];

export function useDeadLetters() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: [...deadLettersKey, 'list'],
    queryFn: () => dataProvider.deadLetters(MAX_PER_SERVICE),
    refetchInterval: ({ state: { data } }) =>
      data?.isPartial || data?.letters.some(({ replaying }) => replaying) ? POLL_MS : EVERY_MINUTE_MS,
  });
}

export function useDeadLetterCount(): number | undefined {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: [...deadLettersKey, 'count'],
    queryFn: () => dataProvider.deadLetters(1),
    refetchInterval: EVERY_MINUTE_MS,
  });
  return data?.total;
}
