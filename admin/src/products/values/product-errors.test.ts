import { expect, test } from 'vitest';
import { formErrors } from './product-errors.ts';
import { emptyForm } from './product-form.ts';

const bySize = { ...emptyForm, bySize: true };

test('an error of a part is shown at the field that asks for the whole', () => {
  const errors = {
    'images.0': 'Lataa kuva ensin kauppaan.',
    'details.1': 'Toinen.',
    'care.3': 'Enintään 120 merkkiä.',
    'measures.bySize.S.0': 'Anna mitta.',
    'makersNote.words': 'Enintään 300 merkkiä.',
    'makersNote.who': 'Enintään 120 merkkiä.',
    'sizes.2': 'Virheellinen koko.',
  };
  expect(formErrors(errors, emptyForm)).toEqual({
    images: 'Lataa kuva ensin kauppaan.',
    care: 'Enintään 120 merkkiä.',
    measures: 'Anna mitta.',
    noteWords: 'Enintään 300 merkkiä.',
    noteWho: 'Enintään 120 merkkiä.',
    sizes: 'Virheellinen koko.',
  });
});

test('an error stays at its own field; one of the sum of the sizes is shown at the sizes', () => {
  const errors = {
    'fibres.0.share': 'Vähintään 1.',
    'imageTexts.2': 'Pitkä.',
    'pieces.S': 'Anna kokonaisluku.',
  };
  expect(formErrors(errors, bySize)).toEqual(errors);
  expect(formErrors({ stock: 'Anna kokonaisluku.' }, emptyForm)).toEqual({ stock: 'Anna kokonaisluku.' });
  expect(formErrors({ stock: 'Varaston on oltava summa.' }, bySize)).toEqual({
    pieces: 'Varaston on oltava summa.',
  });
});

test('an error of a row is shown at that row though a row above it is empty', () => {
  const blank = { name: ' ', minCm: '', maxCm: '' };
  const helma = { name: 'Helma', minCm: '140', maxCm: '70' };
  const fibres = [
    { name: '', share: '' },
    { name: 'villa', share: '0' },
  ];
  const form = {
    ...emptyForm,
    fibres,
    toOrder: { ...emptyForm.toOrder, measures: [blank, { ...helma, maxCm: '150' }, blank, helma] },
  };
  const errors = {
    'toOrder.measures.1.maxCm': 'Pienempi.',
    'fibres.0.share': 'Vähintään 1.',
    'toOrder.measures': 'Samanniminen.',
  };
  expect(formErrors(errors, form)).toEqual({
    'toOrder.measures.3.maxCm': 'Pienempi.',
    'fibres.1.share': 'Vähintään 1.',
    'toOrder.measures': 'Samanniminen.',
  });
});
