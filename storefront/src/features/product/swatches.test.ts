import { expect, test } from 'vitest';
import { swatches } from './swatches.ts';

const [firstPicture, secondPicture] = ['/uploads/one/1200.jpg', '/uploads/two/1200.jpg'];
const names = (product: Parameters<typeof swatches>[0]) => swatches(product).map(({ name }) => name);

test('the swatches show the colours that the models have, each once', () => {
  const product = {
    images: [firstPicture, secondPicture, secondPicture],
    imageColours: ['kuusenvihreä', 'musta', 'musta'],
    colours: ['sininen'],
  };
  expect(names(product)).toEqual(['kuusenvihreä', 'musta']);
  expect(swatches(product)[0]?.colour).toBe('#4c6353');
});

test('a product of one model shows all the colours that it names', () => {
  const product = { images: [firstPicture], imageColours: ['musta'], colours: ['#a8473a', 'valkoinen'] };
  expect(names(product)).toEqual(['#a8473a', 'valkoinen']);
  expect(names({ ...product, colours: [] })).toEqual(['musta']);
});

test('where no colour is known there are orange, pink and blue', () => {
  expect(
    names({ images: [firstPicture, secondPicture], imageColours: ['', 'sateen värinen'], colours: [] }),
  ).toEqual(['orange', 'pink', 'blue']);
});
