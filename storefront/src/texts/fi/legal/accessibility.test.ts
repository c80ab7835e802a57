import { expect, test } from 'vitest';
import { legalSeller } from '../../../lib/legal/legal-seller.ts';
import { accessibility } from './accessibility.ts';
import { returns } from './returns.ts';

const seller = legalSeller();

test('the accessibility statement names its standard, its gaps, a contact and the supervising authority [law-13]', () => {
  const { parts } = accessibility(seller);
  expect(parts.map(({ id }) => id)).toEqual(['vaatimukset', 'arviointi', 'puutteet', 'palaute', 'valvonta']);
  const words = JSON.stringify(parts);
  for (const phrase of ['WCAG 2.2', seller.email, 'kahden viikon', 'Traficom'])
    expect(words).toContain(phrase);
});

test('the page about returns leads to where a purchase is withdrawn from [law-11]', () => {
  expect(JSON.stringify(returns(seller))).toContain('[Peruuta sopimus tästä](/shop/withdrawal)');
});
