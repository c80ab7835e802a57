import { randomBytes } from 'node:crypto';
import { someProductFields } from '@shop/testing';
import { logIn, type Client } from '@shop/testing/http-client';
import sharp from 'sharp';
import { theShop } from './the-shop.ts';

export type TestProduct = {
  _id: string;
  title: string;
  price: number;
  images: string[];
  imageTexts: string[];
};

/** The admin, as a program. */
export function adminClient(): Promise<Client> {
  return logIn(theShop.url, theShop.accounts.admin);
}

/** Adds a new jumper with two pictures to the catalogue, the newest of all: it stands first in every list. */
export async function addTestProduct(admin: Client, more: object = {}): Promise<TestProduct> {
  const form = new FormData();
  for (const background of ['#6C8AA8', '#C9703A']) {
    const bytes = await sharp({ create: { width: 240, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
    form.append('my_images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'kuva.jpg');
  }
  const uploaded = await admin.send('/api/admin/product/image-upload', { method: 'POST', body: form });
  const { result } = (await uploaded.json()) as { result: string[] };
  const product = someProductFields({
    images: result,
    imageTexts: ['Sininen villapaita.', 'Ruosteenpunainen villapaita.'],
    title: `Kulku-villapaita ${randomBytes(3).toString('hex')}`,
    description: 'Pehmeä villapaita, neulottu käsin.',
    price: 129,
    stock: 20,
    ...more,
  });
  const { body } = await admin.call('POST', '/api/admin/product/add', product);
  return body.data;
}

/** A picture of one colour, as a browser's file field takes it. */
export const aPicture = async (background: string) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 480, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
