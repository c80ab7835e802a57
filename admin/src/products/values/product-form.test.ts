import { expect, test } from 'vitest';
import { missingFields, missingSentence } from './missing-fields.ts';
import { bodyOf, draftOf } from './product-body.ts';
import { emptyForm, fibreSum, formOf } from './product-form.ts';
import { aProduct } from '../test/a-product.ts';
import { changedFields, rebaseChanges, seenStock } from './product-changes.ts';

const product = aProduct();

test('a product that is opened and saved untouched changes nothing', () => {
  const body = bodyOf(formOf(product));
  expect(changedFields(body, bodyOf(formOf(product)))).toEqual({});
  expect(body.price).toBe('179,00');
  expect(body.salePrice).toBe('');
  expect(body.imageTexts).toEqual(['', 'Hihan suu läheltä']);
});

test('measures that buyers may give are kept as typed, blank rows left out', () => {
  const toOrder = { daysOfWork: 2, maxQueue: 9, measures: [{ name: 'Helma', minCm: 70, maxCm: 140.5 }] };
  const form = formOf({ ...product, toOrder });
  expect(form.toOrder.measures).toEqual([{ name: 'Helma', minCm: '70', maxCm: '140,5' }]);
  const blank = { name: ' ', minCm: '', maxCm: '' };
  const typed = { ...form.toOrder, measures: [blank, ...form.toOrder.measures] };
  expect(bodyOf({ ...form, toOrder: typed }).toOrder).toEqual({
    daysOfWork: '2',
    maxQueue: '9',
    measures: [{ name: 'Helma', minCm: '70', maxCm: '140,5' }],
  });
  expect(bodyOf({ ...form, toOrder: { ...typed, measures: [blank] } }).toOrder).not.toHaveProperty(
    'measures',
  );
});

test('only what was touched is sent', () => {
  const before = bodyOf(formOf(product));
  const after = bodyOf({ ...formOf(product), title: ' Sarastus ', care: 'Käsinpesu\n\n' });
  expect(changedFields(before, after)).toEqual({ title: 'Sarastus', care: ['Käsinpesu'] });
});

test('why the stock changes is sent only along with another stock', () => {
  const before = bodyOf(formOf(product));
  const why = { stockReason: 'stocktaking', stockNote: 'Laskettu' };
  expect(changedFields(before, { ...before, ...why })).toEqual({});
  expect(changedFields(before, { ...before, ...why, stock: '9' })).toEqual({ ...why, stock: '9' });
});

test('a stock may have a space before its last three digits; one that is no number is sent as typed', () => {
  const form = formOf(product);
  for (const stock of ['1 200', '1\u00a0200', ' 1200 '])
    expect(bodyOf({ ...form, stock }).stock).toBe('1200');
  for (const stock of ['12 00', 'x']) expect(bodyOf({ ...form, stock }).stock).toBe(stock);
  const bySize = { ...form, bySize: true, pieces: { S: '1 200', M: '30' } };
  expect(bodyOf(bySize)).toMatchObject({ stock: '1230', pieces: { S: '1200', M: '30' } });
  expect(bodyOf({ ...bySize, pieces: { S: '12 00', M: '30' } })).toMatchObject({ stock: '' });
});

test('the stock of a product kept by size is the sum of its sizes, and missing while one has no number', () => {
  const form = formOf({ ...product, pieces: { S: 9, M: 5 } });
  expect([form.bySize, form.pieces]).toEqual([true, { S: '9', M: '5' }]);
  const before = bodyOf(form);
  const sold = { ...form, pieces: { ...form.pieces, S: ' 8' } };
  expect(changedFields(before, bodyOf(sold))).toEqual({ stock: '13', pieces: { S: '8', M: '5' } });
  expect(missingFields({ ...form, sizes: ['S', 'M', 'L'] })).toEqual(['stock']);
  expect(changedFields(before, bodyOf({ ...form, bySize: false }))).toEqual({ pieces: null });
  const moved = { ...form, pieces: { S: '8', M: '6' }, stockReason: 'stocktaking' };
  expect(changedFields(before, bodyOf(moved))).toEqual({
    pieces: { S: '8', M: '6' },
    stockReason: 'stocktaking',
  });
});

test('an edit of the stock says what was seen, by size where it is kept so, and any other edit does not', () => {
  const bySize = { stock: 14, pieces: { S: 9, M: 5 } };
  expect(seenStock({ pieces: { S: '8', M: '5' } }, bySize)).toEqual({ seenPieces: bySize.pieces });
  expect(seenStock({ pieces: { S: '8', M: '5' } }, product)).toEqual({ seenStock: '14' });
  expect(seenStock({ pieces: null }, bySize)).toEqual({ seenStock: '14' });
  expect(seenStock({ stock: '3' }, product)).toEqual({ seenStock: '14' });
  expect(seenStock({ title: 'Toinen' }, product)).toEqual({});
});

test('onto a newer product go only the sizes that were touched; what has sold of the others is not put back', () => {
  const seen = { ...product, pieces: { S: 9, M: 5 } };
  const form = formOf(seen);
  const save = (typed: Partial<typeof form>) => changedFields(bodyOf(form), bodyOf({ ...form, ...typed }));
  const sold = { sizes: ['S', 'M'], pieces: { S: 8, M: 2 } };
  expect(rebaseChanges(save({ pieces: { S: '12', M: '5' } }), seen, sold)).toEqual({
    pieces: { S: '12', M: '2' },
    stock: '14',
  });
  // A size of mine comes along, and so does one that somebody else has added.
  const added = save({ sizes: ['S', 'M', 'L'], pieces: { ...form.pieces, L: '4' } });
  expect(rebaseChanges(added, seen, sold)).toMatchObject({ pieces: { S: '8', M: '2', L: '4' }, stock: '14' });
  const theirs = { sizes: ['S', 'M', 'XL'], pieces: { S: 9, M: 5, XL: 1 } };
  expect(rebaseChanges(save({ pieces: { S: '8', M: '6' } }), seen, theirs)).toEqual({
    pieces: { S: '8', M: '6', XL: '1' },
  });
});

test('where the stock is not by size on both sides, and where it was left alone, the changes are the same', () => {
  const seen = { ...product, pieces: { S: 9, M: 5 } };
  const sold = { sizes: ['S', 'M'], pieces: { S: 8, M: 2 } };
  const changes = { pieces: { S: '12', M: '5' }, stock: '17' };
  expect(rebaseChanges({ title: 'Toinen' }, seen, sold)).toEqual({ title: 'Toinen' });
  expect(rebaseChanges({ pieces: null }, seen, sold)).toEqual({ pieces: null });
  expect(rebaseChanges(changes, product, sold)).toEqual(changes);
  expect(rebaseChanges(changes, seen, product)).toEqual(changes);
});

test('rows of fibres that were left empty are not sent', () => {
  expect(bodyOf({ ...emptyForm, fibres: [{ name: ' ', share: '' }] }).fibres).toEqual([]);
  expect(fibreSum([{ share: '85' }, { share: '15 ' }, { share: 'x' }])).toBe(100);
});

test('the button waits for an image and the six fields, blanks do not count [spec-100]', () => {
  expect(missingFields(formOf(product))).toEqual([]);
  expect(missingFields({ ...formOf(product), title: '  ', salePrice: '' })).toEqual(['title']);
  expect(missingFields({ ...formOf(product), stock: '0' })).toEqual([]);
  expect(missingFields(emptyForm)).toHaveLength(7);
});

test('missing fields are named in one sentence', () => {
  expect(missingSentence([])).toBe('');
  expect(missingSentence(['price'])).toBe('Vielä puuttuu hinta.');
  expect(missingSentence(['images', 'title'])).toBe('Vielä puuttuvat kuva ja nimi.');
  expect(missingSentence(missingFields(emptyForm))).toBe('Vielä puuttuvat kuva, nimi ja 5 muuta kohtaa.');
});

test('in a draft a size without a number counts as none', () => {
  const form = { ...emptyForm, bySize: true, sizes: ['S', 'M'], pieces: { S: '3', M: ' ', L: '9' } };
  expect(bodyOf(draftOf(form))).toMatchObject({ stock: '3', pieces: { S: '3', M: '0' } });
});
