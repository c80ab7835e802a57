import { expect, test } from 'vitest';
import { sampleWish } from '../../domain/sample-wish.ts';
import { productLine } from '../parts.ts';

const line = (fields: object) =>
  productLine({ ...sampleWish.product, ...fields }, 'Koko M', 'https://kauppa.example');

test('a restock email shows the normal price only beside a lawful reduction, with the lowest price before', () => {
  expect(line({ salePriceCents: 11_900, lowestCents: 13_900 })).toMatchObject({
    detail: 'Koko M. Alin hinta 30 päivän aikana ennen alennusta: 139,00\u00a0€',
    price: '119,00\u00a0€',
    before: '149,00\u00a0€',
  });
  expect(line({ salePriceCents: 11_900 })).toMatchObject({
    detail: 'Koko M',
    price: '119,00\u00a0€',
    before: '',
  });
});
