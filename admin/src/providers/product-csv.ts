import type { ImportReport } from '@shop/shop-rules';
import { HttpError } from 'react-admin';
import { http } from './http.ts';

const REST = '/api/admin/rest';

type Listed = { filter: object; sort: { field: string; order: string } };

/** Where a list is to be had as a file, narrowed and sorted as it is on the page. */
export function exportUrl(resource: string, { filter, sort }: Listed): string {
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) };
  return `${REST}/${resource}/export.csv?${new URLSearchParams(query).toString()}`;
}

/**
 * Sends a file of products, to be looked at or to be brought in.
 * @returns what it does; one that is refused for its mistakes tells them too
 * @throws HttpError with a Finnish message where the file could not be read
 */
export async function sendProducts(file: File, { dryRun }: { dryRun: boolean }): Promise<ImportReport> {
  const headers = new Headers({ 'content-type': 'text/csv' });
  try {
    const { json } = await http(`${REST}/products/import?dryRun=${dryRun}`, {
      method: 'POST',
      // A browser would send the type that it knows of the file's name, which differs from machine to machine.
      body: new Blob([file], { type: 'text/csv' }),
      headers,
    });
    return (json as { data: ImportReport }).data;
  } catch (error) {
    const body = error instanceof HttpError ? (error.body as { data?: ImportReport } | undefined) : undefined;
    if (body?.data) return body.data;
    throw error;
  }
}
