import type { ImportReport } from '@shop/shop-rules';
import { anAdmin } from '@shop/testing';
import type { CatalogHarness } from './catalog-harness.ts';

type Answer = { status: number; body: { code?: string; message?: string; data: ImportReport } };

/** Sends a file of products as the back office does. @param query '?dryRun=true' writes nothing */
export async function importFile(
  { api, settings }: CatalogHarness,
  file: string | Uint8Array,
  query = '',
): Promise<Answer> {
  const response = await fetch(`${api.url}/api/admin/rest/products/import${query}`, {
    method: 'POST',
    headers: {
      'x-user-token': settings.tokens.forUser('catalog', anAdmin()),
      'content-type': 'text/csv',
    },
    body: typeof file === 'string' ? file : new Blob([new Uint8Array(file)]),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** A file of products with these columns and rows. */
export const sheet = (head: string, ...rows: string[]): string => [head, ...rows].join('\r\n');
