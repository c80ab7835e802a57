import { expect, test } from 'vitest';
import { texts } from '../fi.ts';

test('the requester of a refund reads in Finnish', () => {
  const asked = [
    { origin: 'shop', by: 'Liisa Lanka' },
    { origin: 'shop', by: 'system' },
    { origin: 'shop', by: 'customer' },
    { origin: 'provider', by: 'provider' },
    { origin: 'elsewhere', by: 'Liisa Lanka' },
  ];
  expect(asked.map(texts.refunds.by)).toEqual([
    'Liisa Lanka',
    'Automaattinen palautus',
    'Asiakas perui tilauksen',
    'Tehty maksupalvelussa',
    'Maksettu muulla tavalla, Liisa Lanka',
  ]);
});
