import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@shop/dev-stack';
import { someProductFields } from '../../src/builders.ts';
import type { Visitor } from './visitor.ts';

export type Ware = { _id: string; images: string[] };

/** Any picture of a few kilobytes. */
const PICTURE = join(root, 'storefront/public/apple-touch-icon.png');

/** Input for a new product, valid in every field. */
export const soundProduct = (images: string[]) =>
  someProductFields({ images, title: 'Koe-lapaset', kategoria: 'korut', price: 45.5, stock: 100 });

/** Delivery address, valid in every field. */
export const soundAddress = {
  address: 'Kotikatu 1',
  city: 'Turku',
  postcode: '20100',
  phone: '0401234567',
  notes: '-',
};

/** Cart line for one piece of a product. */
export const lineOf = (userID: string, { _id }: Ware) => ({
  userID,
  productID: _id,
  quantity: 1,
  size: 'ONE',
  variant: 1,
});

export const UPLOAD = '/api/admin/product/image-upload';

/** Upload form as the back office sends it; without `content`, a valid picture. */
export function fileForm(content?: string, type = 'image/png', name = 'kuva.png'): FormData {
  const form = new FormData();
  form.append('my_images', new Blob([content ?? readFileSync(PICTURE)], { type }), name);
  return form;
}

export async function sendFile(who: Visitor, form: FormData): ReturnType<Visitor['call']> {
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return who.call('POST', UPLOAD, Buffer.from(await sent.arrayBuffer()), headers);
}

/** Uploads a picture, then adds a product that shows it. */
export async function addWare(admin: Visitor): Promise<Ware> {
  const picture = await sendFile(admin, fileForm());
  if (!picture.body.result) throw new Error(`No picture was taken: ${picture.status} ${picture.text}`);
  const images = picture.body.result as string[];
  const added = await admin.call('POST', '/api/admin/product/add', soundProduct(images));
  if (!added.body.data) throw new Error(`No product was added: ${added.status} ${added.text}`);
  return { _id: String(added.body.data._id), images };
}
