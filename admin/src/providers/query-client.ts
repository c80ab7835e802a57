import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './refusal.ts';

const MAX_RETRIES = 2;

/** Retries outages, never a refusal. */
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !isRefusal(error);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry },
      // A change queued while offline would run after the user has given it up.
      mutations: { networkMode: 'always' },
    },
  });
