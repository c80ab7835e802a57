import { complianceChecklist } from '@shop/shop-rules/compliance-checklist';
import { expect, test } from 'vitest';
import type { ProductRecord } from '../providers/product-record.ts';
import { complianceTexts } from '../texts/compliance.ts';
import { isBusinessId, missingOf, type ComplianceInput } from './missing-items.ts';

const words = complianceTexts.missing;
const product = {
  _id: 'p1',
  title: 'Sarastus',
  description: 'Paksu villapaita.',
  kategoria: 'villatuotteet',
  material: 'Villa',
  fibres: [{ name: 'villa', share: 100 }],
  images: [],
  imageTexts: [],
  imageColours: [],
  details: [],
  detailTexts: [],
  care: [],
  sizes: [],
  colours: [],
} as unknown as ProductRecord;
const good: ComplianceInput = {
  settings: {
    seller: {
      name: 'Villa Oy',
      businessId: '1234567-1',
      address: 'Kutojantie 1, 33100 Tampere',
      email: 'posti@villa.fi',
      phone: '040 123 4567',
    },
    smallSeller: false,
    guaranteeNotice: { width: 8, height: 4, fingerprint: '5e1f' },
  },
  terms:
    'Villa Oy, 1234567-1. Hinnat sisältävät arvonlisäveron. Kuluttajaneuvonta, kuluttajariitalautakunta.',
  products: [product],
  mail: 'smtp',
  late: 0,
};
const open = (input: Partial<ComplianceInput>): string[] =>
  complianceChecklist.filter(({ id }) => missingOf(id, { ...good, ...input }).length > 0).map(({ id }) => id);
const sold = (fields: object): Partial<ComplianceInput> => ({ products: [{ ...product, ...fields }] });
const seller = (fields: object): Partial<ComplianceInput> => ({
  settings: { ...good.settings, seller: { ...good.settings.seller, ...fields } },
});

test('a fully configured shop meets every duty', () => {
  expect(open({})).toEqual([]);
});

test.each([
  ['a business id that proves itself wrong', seller({ businessId: '1234567-8' }), ['seller']],
  ['the sample’s e-mail address', seller({ email: 'posti@luonnonlanka.example' }), ['seller']],
  ['an address without a postcode', seller({ address: 'Kutojantie 1' }), ['withdrawal-form']],
  ['published terms of another seller', seller({ name: 'Pellava Oy' }), ['seller']],
  [
    'terms with VAT of a seller who pays none',
    { settings: { ...good.settings, smallSeller: true } },
    ['vat'],
  ],
  ['letters that stay files', { mail: 'file' as const }, ['confirmation', 'withdrawal-acknowledged']],
  ['money that is late', { late: 2 }, ['refund-in-time']],
  ['terms that name nobody to complain to', { terms: 'Villa Oy, 1234567-1' }, ['complaints']],
  [
    'a reduction that is not lawful',
    sold({ reduction: { isLawful: false, lowestPrice: 80, highestLawfulPrice: 79.99 } }),
    ['lowest-price'],
  ],
  [
    'a lawful reduction',
    sold({ reduction: { isLawful: true, lowestPrice: 80, highestLawfulPrice: 79.99 } }),
    [],
  ],
  ['a textile without fibres', sold({ fibres: [] }), ['fibres']],
  ['fibres that sum up to 90 %', sold({ fibres: [{ name: 'villa', share: 90 }] }), ['fibres']],
  ['a fibre of another name', sold({ fibres: [{ name: 'karitsa', share: 100 }] }), ['fibres']],
  ['slippers of leather and wood', sold({ fibres: [], material: 'Nahka ja puu' }), []],
  [
    'a felt with leather soles that names no fibre',
    sold({ fibres: [], material: 'Huopa ja nahka' }),
    ['fibres'],
  ],
  ['shoes without fibres', sold({ fibres: [], title: 'Huopatossut' }), []],
  ['a bag without fibres', sold({ fibres: [], kategoria: 'laukut' }), []],
  ['a maker without an address', sold({ manufacturer: { name: 'A', address: '', email: '' } }), ['safety']],
  ['a green word without a proof', sold({ description: 'Ekologinen.' }), ['green-claims']],
] as [string, Partial<ComplianceInput>, string[]][])('%s is named at its duty', (_what, input, ids) => {
  expect(open(input)).toEqual(ids);
});

test('what is missing leads to where it is put right', () => {
  expect(missingOf('refund-in-time', { ...good, late: 1 })).toEqual([
    { text: words.late(1), to: '/withdrawals' },
  ]);
  expect(missingOf('fibres', { ...good, ...sold({ fibres: [] }) })[0]?.to).toBe('/product/p1');
});

test('every product with an unlawful reduction is named with the highest lawful price and a link [spec-181 law-4]', () => {
  const reduction = { isLawful: false, lowestPrice: 80, highestLawfulPrice: 79.99 };
  const products = Array.from({ length: 12 }, (_, index) => ({ ...product, _id: `p${index}`, reduction }));
  const missing = missingOf('lowest-price', { ...good, products });
  expect(missing.map(({ to }) => to)).toEqual(products.map(({ _id }) => `/product/${_id}`));
  expect(missing[0]?.text).toContain('Sarastus: Alennus ei ole lainmukainen');
  expect(missing[0]?.text).toContain('enintään 79,99\u00a0€');
});

test('the stand-in of the guarantee notice is interim until the Commission’s file takes its place', () => {
  const guaranteeNotice = { ...good.settings.guaranteeNotice, fingerprint: null };
  const settings = { ...good.settings, guaranteeNotice };
  expect(missingOf('guarantee', { ...good, settings })).toEqual([
    { text: words.guaranteeFile, to: '/settings', isInterim: true },
  ]);
  expect(words.guaranteeFile).toContain('Vaihda komission tiedostoon');
  expect(missingOf('guarantee', good)).toEqual([]);
});

test('what only the operator can set leads nowhere in the back office, and says so', () => {
  const [missing] = missingOf('confirmation', { ...good, mail: 'file' });
  expect(missing).toEqual({ text: words.mail });
  expect(words.mail).toContain('kaupan ylläpitäjä');
});

test('a business id is proved by its last digit', () => {
  expect(['1234567-1', '0737546-2', ' 0112038-9 '].map(isBusinessId)).toEqual([true, true, true]);
  expect(['1234567-8', '123456-1', 'FI12345671', ''].map(isBusinessId)).toEqual([false, false, false, false]);
});
