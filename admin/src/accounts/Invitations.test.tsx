import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Invitations } from './Invitations.tsx';

const queryKey = ['accounts', 'invitations'];

async function shown(queryFn: () => Promise<never[]>): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  await client.prefetchQuery({ queryKey, queryFn });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Invitations />
    </QueryClientProvider>,
  );
}

test('invitations that cannot be read are an error, none are nothing', async () => {
  expect(await shown(() => Promise.reject(new Error('away')))).toContain('Yritä uudelleen');
  expect(await shown(() => Promise.resolve([]))).toBe('');
});
