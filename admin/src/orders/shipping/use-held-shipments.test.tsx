import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHeldShipments } from './use-held-shipments.ts';

const queryKey = ['held-shipments'];
const failing = { queryKey, queryFn: () => Promise.reject(new Error('away')) };

function Says() {
  const { failure } = useHeldShipments();
  if (!failure) return 'known';
  return failure.isUnknown ? 'unknown' : 'known before';
}

const shown = (client: QueryClient): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TestMemoryRouter>
        <Says />
      </TestMemoryRouter>
    </QueryClientProvider>,
  );

test('held parcels that cannot be read are an error, also where they were read before', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  await client.prefetchQuery(failing);
  expect(shown(client)).toBe('unknown');
  client.setQueryData(queryKey, []);
  expect(shown(client)).toBe('known');
  await client.prefetchQuery(failing);
  expect(shown(client)).toBe('known before');
});
