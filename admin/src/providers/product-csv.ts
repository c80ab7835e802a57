import type { ImportReport } from '@shop/shop-rules';
import { HttpError } from 'react-admin';
import { http } from './http.ts';

const REST = '/api/admin/rest';

type Listed = { filter: object; sort: { field: string; order: string } };

export function exportUrl(resource: string, { filter, sort }: Listed): string {
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) };
  return `${REST}/${resource}/export.csv?${new URLSearchParams(query).toString()}`;
}

/**
 * `dryRun` only checks.
 * @returns the report, also of a refused file
 * @throws HttpError when the file could not be read
 */
export async function sendProducts(file: File, { dryRun }: { dryRun: boolean }): Promise<ImportReport> {
  const headers = new Headers({ 'content-type': 'text/csv' });
  try {
    const { json } = await http(`${REST}/products/import?dryRun=${dryRun}`, {
      method: 'POST',
      // Browsers derive a file's type from the operating system.
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
