import { expect, test } from 'vitest';
import { returns } from '../texts/fi/legal/returns.ts';
import { terms } from '../texts/fi/legal/terms.ts';
import { legalSeller } from './legal-seller.ts';
import { offerTerms } from './offer-terms.ts';
import { structuredData } from './structured-data.ts';

test('a title cannot end the script element that carries it', () => {
  const text = structuredData({ name: '</script><svg onload=alert(1)>\u2028' });
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><svg onload=alert(1)>\u2028' });
});

const shop = { publicUrl: 'https://lanka.example', delivery: { cents: 690, freeAboveCents: 15_000 } };

test('an offer says what delivery costs and how long it takes, and that it may come back', () => {
  expect(offerTerms(129, shop)).toMatchObject({
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
  expect(offerTerms(150.01, shop)).toMatchObject(free);
  expect(offerTerms(20, { ...shop, delivery: { cents: 0, freeAboveCents: null } })).toMatchObject(free);
});

test('what machines read about an offer is what the legal pages promise', () => {
  const seller = legalSeller();
  expect(JSON.stringify(terms(seller))).toMatch(/Pakkaamme tilauksen 1–2 arkipäivässä.*2–4 arkipäivää/);
  expect(JSON.stringify(returns(seller))).toContain('14 päivän kuluessa');
});
