import type { Product } from '@shop/contracts/product';
import { uploadField } from '@shop/contracts/picture';
import type { ApiClient } from './api-client.ts';
import { mapData, type Outcome } from './outcome.ts';

/** A product form's fields as they were typed; the server checks them. */
export type ProductFields = Record<string, unknown>;

const path = (action: string, id = ''): string =>
  `/api/admin/product/${action}${id && `/${encodeURIComponent(id)}`}`;

/** All products that are not deleted, drafts too; admins only. */
export async function listAllProducts(api: ApiClient): Promise<Outcome<Product[]>> {
  return mapData(await api.call('GET', path('get'), { fresh: true }), ({ data }) =>
    Array.isArray(data) ? (data as Product[]) : [],
  );
}

export async function addProduct(api: ApiClient, fields: ProductFields): Promise<Outcome<Product>> {
  return mapData(await api.call('POST', path('add'), { body: fields }), ({ data }) => data as Product);
}

/** Changes the fields that are given. */
export async function editProduct(
  api: ApiClient,
  { id, fields }: { id: string; fields: ProductFields },
): Promise<Outcome<Product>> {
  return mapData(await api.call('PUT', path('edit', id), { body: fields }), ({ data }) => data as Product);
}

export function deleteProduct(api: ApiClient, id: string): Promise<Outcome<unknown>> {
  return api.call('DELETE', path('delete', id));
}

/**
 * Uploads pictures.
 * @param api one with a long timeout: large pictures over a slow line take minutes
 * @returns their addresses, in the order of the files
 */
export async function uploadPictures(api: ApiClient, files: readonly File[]): Promise<Outcome<string[]>> {
  const form = new FormData();
  for (const file of files) form.append(uploadField, file);
  return mapData(await api.call('POST', path('image-upload'), { body: form }), ({ result }) =>
    Array.isArray(result) ? (result as string[]) : [],
  );
}
