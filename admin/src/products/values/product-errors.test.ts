import { expect, test } from 'vitest';
import { formErrors } from './product-errors.ts';

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
  expect(formErrors(errors, false)).toEqual({
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
  expect(formErrors(errors, true)).toEqual(errors);
  expect(formErrors({ stock: 'Anna kokonaisluku.' }, false)).toEqual({ stock: 'Anna kokonaisluku.' });
  expect(formErrors({ stock: 'Varaston on oltava summa.' }, true)).toEqual({
    pieces: 'Varaston on oltava summa.',
  });
});
