import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './refusal.ts';

const MAX_RETRIES = 2;

/** Reads are asked again when the shop was away, not when it has answered with a no. */
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !isRefusal(error);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry },
      // A change is made now or refused: kept for when the network is back, it would come after whoever gave it up.
      mutations: { networkMode: 'always' },
    },
  });
