import type { Client } from '@shop/testing/http-client';
import { uploadPicture } from '../../packages/chaos/src/shopping.ts';

/** Adds a product of one size with plenty of stock. @returns its id */
export async function addYarn(admin: Client): Promise<string> {
  const { status, body } = await admin.call('POST', '/api/admin/product/add', {
    images: await uploadPicture(admin),
    title: 'Koelanka',
    description: 'Lankaa koetta varten.',
    kategoria: 'langat',
    kokoelmat: 'talvi',
    material: 'Suomenlampaan villa',
    price: 12.5,
    stock: 10_000,
  });
  if (status !== 201) throw new Error(`the product was not added: ${status} ${JSON.stringify(body)}`);
  return body.data._id as string;
}
