import type { Product } from '@shop/contracts/product';
import { expect, test } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';

test('a gallery shows every model, each under its number, and then the close-ups', () => {
  const numbers = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => `${name}${at + 1}`);
  const product = {
    title: 'Aitta-mekko',
    images: numbers(7, 'malli'),
    placeholders: numbers(7, 'data:'),
    imageTexts: ['', 'Helma', '', '', '', '', 'Takaa'],
    details: ['sauma'],
    detailPlaceholders: ['data:s'],
    detailTexts: [''],
  } as unknown as Product;
  const pictures = galleryPictures(product);
  expect(pictures.map(({ image }) => image)).toEqual([...numbers(7, 'malli'), 'sauma']);
  expect(pictures[6]).toEqual({ image: 'malli7', alt: 'Takaa', placeholder: 'data:7' });
  expect(pictures[7]).toMatchObject({ alt: 'Aitta-mekko, kuva 8', placeholder: 'data:s' });
});
