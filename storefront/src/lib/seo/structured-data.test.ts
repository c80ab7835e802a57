import { expect, test } from 'vitest';
import { returns } from '../../texts/fi/legal/returns.ts';
import { terms } from '../../texts/fi/legal/terms.ts';
import { legalSeller } from '../legal/legal-seller.ts';
import { offerTerms } from './offer-terms.ts';
import { structuredData } from './structured-data.ts';

test('a title cannot end the script element that carries it [asvs-23]', () => {
  const text = structuredData({ name: '</script><svg onload=alert(1)>\u2028' });
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><svg onload=alert(1)>\u2028' });
});

const delivery = { cents: 690, freeAboveCents: 15_000, days: '2–4 arkipäivää' };
const shop = { publicUrl: 'https://lanka.example', delivery };

test('an offer says what delivery costs and how long it takes, and that it may come back [spec-146]', () => {
  expect(offerTerms({ price: 129 }, shop)).toMatchObject({
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '6.90', currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FI' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'FI',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      merchantReturnLink: 'https://lanka.example/shop/returns',
    },
  });
});

test('a piece above the limit is delivered for nothing', () => {
  const free = { shippingDetails: { shippingRate: { value: '0.00' } } };
  expect(offerTerms({ price: 150.01 }, shop)).toMatchObject(free);
  expect(
    offerTerms({ price: 20 }, { ...shop, delivery: { ...delivery, cents: 0, freeAboveCents: null } }),
  ).toMatchObject(free);
});

test.each([
  ['1–2 arkipäivää', { minValue: 1, maxValue: 2 }],
  ['3 - 5 arkipäivässä', { minValue: 3, maxValue: 5 }],
  ['1 arkipäivä', { minValue: 1, maxValue: 1 }],
])('a delivery takes as long as its own words say: %s', (days, transitTime) => {
  const terms = offerTerms({ price: 20 }, { ...shop, delivery: { ...delivery, days } });
  expect(terms).toMatchObject({ shippingDetails: { deliveryTime: { transitTime } } });
});

test.each(['Sovitaan erikseen', '2–3 viikkoa', 'noin 4 arkipäivää', '4–2 arkipäivää'])(
  'no delivery time is promised where its words give no working days: %s',
  (days) => {
    const terms = offerTerms({ price: 20 }, { ...shop, delivery: { ...delivery, days } });
    expect(terms).not.toHaveProperty('shippingDetails.deliveryTime');
    expect(terms).toHaveProperty('shippingDetails.shippingRate');
  },
);

test('a piece that is made for its buyer promises no return and no day', () => {
  const terms = offerTerms({ price: 20, madeToOrder: true }, shop);
  expect(terms).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  });
  expect(terms).not.toHaveProperty('hasMerchantReturnPolicy.merchantReturnDays');
  expect(terms).not.toHaveProperty('shippingDetails.deliveryTime');
});

test('an offer’s structured data agree with the legal pages [spec-146]', () => {
  const seller = legalSeller();
  expect(JSON.stringify(terms(seller))).toMatch(/Pakkaamme tilauksen 1–2 arkipäivässä.*2–4 arkipäivää/);
  expect(JSON.stringify(returns(seller))).toContain('14 päivän kuluessa');
});
