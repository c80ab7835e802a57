import type { Product } from '@shop/contracts/product';
import { uploadField } from '@shop/contracts/picture';
import type { Door } from './door.ts';
import { mapData, type Outcome } from './outcome.ts';

/** A product form's fields as they were typed; the server checks them. */
export type ProductFields = Record<string, unknown>;

const path = (action: string, id = ''): string =>
  `/api/admin/product/${action}${id && `/${encodeURIComponent(id)}`}`;

/** All products that are not deleted, drafts too; admins only. */
export async function listAllProducts(door: Door): Promise<Outcome<Product[]>> {
  return mapData(await door.call('GET', path('get'), { fresh: true }), ({ data }) =>
    Array.isArray(data) ? (data as Product[]) : [],
  );
}

export async function addProduct(door: Door, fields: ProductFields): Promise<Outcome<Product>> {
  return mapData(await door.call('POST', path('add'), { body: fields }), ({ data }) => data as Product);
}

/** Changes the fields that are given. */
export async function editProduct(
  door: Door,
  { id, fields }: { id: string; fields: ProductFields },
): Promise<Outcome<Product>> {
  return mapData(await door.call('PUT', path('edit', id), { body: fields }), ({ data }) => data as Product);
}

export function deleteProduct(door: Door, id: string): Promise<Outcome<unknown>> {
  return door.call('DELETE', path('delete', id));
}

/**
 * Uploads pictures.
 * @param door one with a long timeout: large pictures over a slow line take minutes
 * @returns their addresses, in the order of the files
 */
export async function uploadPictures(door: Door, files: readonly File[]): Promise<Outcome<string[]>> {
  const form = new FormData();
  for (const file of files) form.append(uploadField, file);
  return mapData(await door.call('POST', path('image-upload'), { body: form }), ({ result }) =>
    Array.isArray(result) ? (result as string[]) : [],
  );
}
