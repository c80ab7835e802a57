import { expect, test } from 'vitest';
import { sampleWishEmails } from '../../domain/sample-wish.ts';
import { aboutWish } from './about-wish.ts';

const settings = { BRAND: 'Luonnonlanka', PUBLIC_URL: 'https://kauppa.example' } as Parameters<
  typeof aboutWish
>[1];
const cheaper = sampleWishEmails['wish-cheaper'];
const nbsp = '\u00a0';

test('an email about a lower price states the price, and a reduction only with the lowest price before it [law-4]', () => {
  const lawful = aboutWish(cheaper, settings);
  expect(lawful.subject).toBe(`Sarastus-villapaita: hinta on nyt 119,00${nbsp}€`);
  expect(lawful.parts[0]).toMatchObject({
    lines: [
      {
        detail: `Alin hinta 30 päivän aikana ennen alennusta: 139,00${nbsp}€`,
        price: `119,00${nbsp}€`,
        before: `149,00${nbsp}€`,
      },
    ],
  });
  const plain = aboutWish({ ...cheaper, product: { ...cheaper.product, lowestCents: null } }, settings);
  expect(plain.parts[0]).toMatchObject({ lines: [{ detail: '', price: `119,00${nbsp}€`, before: '' }] });
  expect(JSON.stringify([plain.subject, plain.lead, plain.title])).not.toMatch(/alennus|alennettu|alin/i);
});

test('an email about a wish names why it came and has a link that ends such emails', () => {
  const { parts, why } = aboutWish(sampleWishEmails['wish-back'], settings);
  expect(JSON.stringify(parts)).toContain('https://kauppa.example/shop/wishlist-notices#token=');
  expect(why).toContain('pyysit kaupassa Luonnonlanka kertomaan');
});
