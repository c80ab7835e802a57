import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const MAX_RETRIES = 2;

/** Reads are asked again when the shop was away, not when it has answered with a no. */
export function mayRetry(failures: number, error: Error): boolean {
  const isAnswer = error instanceof HttpError && error.status >= 400 && error.status < 500;
  return failures < MAX_RETRIES && !isAnswer;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry },
      // A change is made now or refused: kept for when the network is back, it would come after whoever gave it up.
      mutations: { networkMode: 'always' },
    },
  });
