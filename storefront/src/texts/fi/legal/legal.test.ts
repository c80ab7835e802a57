import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { localKeys, sessionKeys } from '../../../lib/browser-storage.ts';
import { privacy } from './privacy.ts';
import { returns, withdrawalForm } from './returns.ts';
import { terms } from './terms.ts';

const seller = readConfig({
  SELLER_NAME: 'Villa Oy',
  SELLER_BUSINESS_ID: '7654321-0',
  SELLER_ADDRESS: 'Kutojantie 1, 33100 Tampere',
  SELLER_EMAIL: 'villa@kauppa.example',
  SELLER_PHONE: '+358 40 123',
  DELIVERY_FEE_CENTS: '690',
});
const wordsOf = (page: unknown): string => JSON.stringify(page);

test('everything that the shop keeps in a browser is named', () => {
  const words = wordsOf(privacy(seller));
  const cookies = ['sid', '__Host-sid', 'hint', 'device', '__Host-device'];
  for (const key of [...Object.values(localKeys), ...Object.values(sessionKeys), ...cookies])
    expect(words).toMatch(new RegExp(`[" ]${key}[,:) ]`));
});

test('the seller’s details are the settings', () => {
  for (const page of [privacy(seller), terms(seller)])
    for (const detail of [
      'Villa Oy',
      '7654321-0',
      'Kutojantie 1, 33100 Tampere',
      'mailto:villa@kauppa.example',
    ])
      expect(wordsOf(page)).toContain(detail);
  expect(wordsOf(returns(seller))).toContain('Villa Oy, Kutojantie 1, 33100 Tampere');
  expect(withdrawalForm(seller).to.lines).toEqual([
    'Villa Oy',
    'Kutojantie 1, 33100 Tampere',
    'villa@kauppa.example',
  ]);
});

test('a delivery fee is told where there is one', () => {
  expect(wordsOf(terms(seller))).toContain('Toimitus maksaa 6,90\u00a0€.');
  expect(wordsOf(terms({ ...seller, DELIVERY_FEE_CENTS: 0 }))).not.toContain('Toimitus maksaa');
});
