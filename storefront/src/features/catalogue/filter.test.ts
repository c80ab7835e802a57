import { expect, test } from 'vitest';
import { filterFromQuery, filterFromStorage, filterQuery, singleCategory, chosenOptions } from './filter.ts';

const fromQuery = (query: string) => filterFromQuery(new URLSearchParams(query));

test('a query of joined ids and a form of repeated fields say the same', () => {
  const filter = { kategoria: ['mekot', 'paidat'] };
  expect(fromQuery('kategoria=paidat,mekot')).toEqual(filter);
  expect(fromQuery('kategoria=mekot&kategoria=paidat')).toEqual(filter);
});

test('the summer collection is found with and without dots, also when they are composed [spec-76]', () => {
  for (const id of ['kesä', 'kesa', 'kesa\u0308']) {
    expect(fromQuery(`kokoelmat=${id}`)).toEqual({ kokoelmat: ['kesä'] });
  }
});

test('a size is a filter like the others', () => {
  expect(fromQuery('koko=M,ONE,XXL')).toEqual({ koko: ['M', 'ONE'] });
  expect(filterQuery({ koko: ['M', '36-38'], kategoria: ['mekot'] })).toBe('kategoria=mekot&koko=M,36-38');
  expect(filterFromStorage('{"kategoria":["mekot"],"koko":["XXL"]}')).toBeNull();
});

test('prices, colours and what is in stock are groups of the same store and query', () => {
  const filter = { vari: ['punainen', 'vihreä'], hinta: ['50-100'], varastossa: ['nyt'] };
  const query = 'vari=punainen,vihre%C3%A4&hinta=50-100&varastossa=nyt';
  expect(filterQuery(filter)).toBe(query);
  expect(fromQuery(query)).toEqual(filter);
  expect(filterFromStorage(JSON.stringify(filter))).toEqual(filter);
  expect(filterFromStorage('{"hinta":["50-60"]}')).toBeNull();
});

test('unknown ids and groups in a query are ignored', () => {
  expect(fromQuery('kategoria=hatut,mekot&kuosi=raita')).toEqual({ kategoria: ['mekot'] });
  expect(fromQuery('kategoria=hatut')).toEqual({});
});

test('a stored filter is taken only when all of it is known [spec-37 spec-81]', () => {
  expect(filterFromStorage('{"kategoria":["mekot"]}')).toEqual({ kategoria: ['mekot'] });
  for (const bad of [
    null,
    '',
    '{',
    '[]',
    '{"kategoria":"mekot"}',
    '{"kategoria":["hatut"]}',
    '{"x":["mekot"]}',
    '{}',
  ]) {
    expect(filterFromStorage(bad)).toBeNull();
  }
});

test('a filter is written with commas and its sort last [spec-35]', () => {
  expect(filterQuery({ kategoria: ['mekot', 'paidat'], kokoelmat: ['kesä'] }, 'name')).toBe(
    'kategoria=mekot,paidat&kokoelmat=kes%C3%A4&sort=name',
  );
  expect(filterQuery({})).toBe('');
});

test('one category names the page, two do not [spec-15]', () => {
  expect(singleCategory({ kategoria: ['mekot'], kokoelmat: ['kesä'] })).toBe('mekot');
  expect(singleCategory({ kategoria: ['mekot', 'paidat'] })).toBeUndefined();
});

test('each chosen option can be taken back, and what is left stays chosen', () => {
  const filter = { koko: ['M'], kategoria: ['mekot', 'paidat'] };
  expect(chosenOptions(filter)).toEqual([
    { key: 'kategoria', id: 'mekot', label: 'Mekot', without: { koko: ['M'], kategoria: ['paidat'] } },
    { key: 'kategoria', id: 'paidat', label: 'Paidat', without: { koko: ['M'], kategoria: ['mekot'] } },
    { key: 'koko', id: 'M', label: 'M', without: { kategoria: ['mekot', 'paidat'] } },
  ]);
  expect(chosenOptions({})).toEqual([]);
});
