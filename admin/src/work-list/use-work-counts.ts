import type { WorkList } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { settingsCalls } from '../providers/settings.ts';
import { workCalls } from '../providers/work-list.ts';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';

type Counts = Omit<WorkList, 'pieces'>;

export function useWorkCounts(): Counts | undefined {
  const { data } = useQuery({
    queryKey: [...workCalls.key, 'counts'],
    queryFn: () => workCalls.list(1),
    refetchInterval: EVERY_MINUTE_MS,
  });
  return data;
}

export function useHasWork(): boolean {
  const counts = useWorkCounts();
  const { data } = useQuery({ queryKey: settingsCalls.key, queryFn: settingsCalls.get });
  return data?.workshop.isOn === true || (counts?.total ?? 0) > 0;
}
