import { expect, test } from 'vitest';
import { localKeys, sessionKeys } from '../../../lib/browser/browser-storage.ts';
import { guarantee } from './guarantee.ts';
import type { Seller } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { returns, withdrawalForm } from './returns.ts';
import { terms } from './terms.ts';

const seller: Seller = {
  name: 'Villa Oy',
  businessId: '7654321-0',
  address: 'Kutojantie 1, 33100 Tampere',
  email: 'villa@kauppa.example',
  phone: '+358 40 123',
  brand: 'Luonnonlanka',
  emailDays: 400,
  isVatLiable: true,
  deliveryCents: 690,
};
const wordsOf = (page: unknown): string => JSON.stringify(page);

test('everything that the shop keeps in a browser is named [spec-151 law-14]', () => {
  const words = wordsOf(privacy(seller));
  const cookies = ['sid', '__Host-sid', 'hint', 'device', '__Host-device'];
  for (const key of [...Object.values(localKeys), ...Object.values(sessionKeys), ...cookies])
    expect(words).toMatch(new RegExp(`[" ]${key}[,:) ]`));
  expect(wordsOf(privacy(seller, '2026-11-27'))).not.toContain(sessionKeys.choices);
});

test('the newest privacy page mentions the order id stored with the checkout choices, an earlier one keeps its text', () => {
  const whose = 'kenen valinnat ovat ja mikä tilaus niillä viimeksi tehtiin';
  expect(wordsOf(privacy(seller))).toContain(whose);
  const earlier = wordsOf(privacy(seller, '2026-11-28'));
  expect(earlier).toContain('jos maksu keskeytyy. Kunnes tilaus on maksettu tai suljet välilehden.');
  expect(earlier).not.toContain(whose);
});

test('the newest privacy page mentions the gift note stored with the checkout choices, an earlier one keeps its text', () => {
  const giftNote = 'sekä pakettiin kirjoittamasi tervehdys kassalla, jotta ne eivät katoa';
  expect(wordsOf(privacy(seller))).toContain(giftNote);
  expect(wordsOf(privacy(seller, '2026-11-29'))).not.toContain(giftNote);
});

test('the greeting in a parcel is named: that it is printed and kept, and when it goes', () => {
  const words = wordsOf(privacy(seller));
  expect(words).toContain('Tervehdys, jos kirjoitat sellaisen pakettiin');
  expect(words).toContain('sähköpostiosoitteesi ja tervehdyksesi');
});

test('own measures are named where they are kept, and that they go with the name', () => {
  const words = wordsOf(privacy(seller));
  expect(words).toContain('Omat mittasi ja toiveesi, jos tilaat tuotteen omilla mitoilla');
  expect(words).toContain('tervehdyksesi sekä mittasi ja toiveesi');
  const earlier = wordsOf(privacy(seller, '2026-12-02'));
  expect(earlier).not.toMatch(/mittasi/);
  expect(earlier).toContain('sähköpostiosoitteesi ja tervehdyksesi');
});

test('the seller’s details are the settings [spec-151 law-1]', () => {
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

test('an earlier version of the terms keeps its words, and the newest rules out no way to pay', () => {
  expect(wordsOf(terms(seller, '2026-11-21'))).toContain(
    'Voit maksaa PayPalilla tai pankki- tai luottokortilla. Maksat',
  );
  expect(wordsOf(terms(seller))).toContain('tai muulla tavalla, jonka kassa tarjoaa. Maksat');
});

test('the newest privacy page says who sees a shared wishlist and for how long, an earlier one keeps its text', () => {
  for (const words of [
    'Linkin saaneet näkevät suosikkisi',
    'kunnes lopetat jakamisen',
    sessionKeys.sharedWishlist,
  ]) {
    expect(wordsOf(privacy(seller))).toContain(words);
    expect(wordsOf(privacy(seller, '2026-11-30'))).not.toContain(words);
  }
});

test('the newest privacy page names the emails about wishes with their consent, and the links to orders', () => {
  for (const words of [
    'kun suosikkisi halpenee tai palaa myyntiin',
    'jonka voit perua suosikkisivulla',
    'markkinointiviestejä, joita et ole pyytänyt',
    'avautuu ilman kirjautumista',
    '12 kuukautta toimituksesta',
  ]) {
    expect(wordsOf(privacy(seller))).toContain(words);
    expect(wordsOf(privacy(seller, '2026-12-01'))).not.toContain(words);
  }
});

test('the newest privacy page says what is shown with a review, for how long, and how reminders end', () => {
  for (const words of [
    'näyttää niiden kanssa etunimesi',
    'niiden kuvat, kunnes poistat tilin',
    'jäävätkö ne nimellä Poistettu asiakas',
    'Muistutukset arvosteluista: suostumuksesi',
  ]) {
    expect(wordsOf(privacy(seller))).toContain(words);
    expect(wordsOf(privacy(seller, '2026-12-02'))).not.toContain(words);
  }
});

test('an earlier version of the privacy page keeps its words, and the newest says when an order is over', () => {
  expect(wordsOf(privacy(seller, '2026-11-21'))).toContain(
    'kun se on toimitettu tai peruttu, ja viimeistään',
  );
  expect(wordsOf(privacy(seller))).toContain('kun se on toimitettu ja peruuttamisaika on ohi');
});

test('an earlier version of the returns page keeps its text, and the newest names where products made to order are marked', () => {
  expect(wordsOf(returns(seller, '2026-11-21'))).toContain('Sovimme sellaisesta aina erikseen ja kerromme');
  expect(wordsOf(returns(seller))).toContain(
    'Kerromme siitä tuotteen sivulla ja ostoskorissa ennen tilausta.',
  );
});

test('a delivery fee is stated where there is one [law-2]', () => {
  expect(wordsOf(terms(seller))).toContain('Toimitus maksaa 6,90\u00a0€.');
  expect(wordsOf(terms({ ...seller, deliveryCents: 0 }))).not.toContain('Toimitus maksaa');
});

test('the newest terms say that nothing is delivered to Åland and why, an earlier version keeps its words [law-3]', () => {
  const words = wordsOf(terms(seller));
  expect(words).toContain('Toimitamme Manner-Suomeen. Ahvenanmaalle (postinumerot 22000–22999) emme toimita');
  expect(words).toContain('arvonlisäveroalueeseen');
  for (const earlier of ['2026-11-21', '2026-11-26'])
    expect(wordsOf(terms(seller, earlier))).toContain('Toimitamme Suomeen. Toimitus maksaa');
});

test('the terms of a seller below the VAT limit speak of no tax in the prices [law-18]', () => {
  expect(wordsOf(terms(seller))).toContain('sisältävät arvonlisäveron');
  const small = wordsOf(terms({ ...seller, isVatLiable: false }));
  expect(small).toContain('Myyjä ei ole arvonlisäverovelvollinen');
  expect(small).not.toContain('sisältävät arvonlisäveron');
});

test('the guarantee notice on the way to paying says how long, what may be asked for, and where to read more [law-21]', () => {
  const words = wordsOf(guarantee);
  for (const phrase of [
    'kaksi vuotta',
    'korjaa',
    'vaihtaa',
    'hinnanalennukse',
    'purkaa',
    'takuu',
    'europa.eu',
  ])
    expect(words).toContain(phrase);
});

test('the terms say that no commercial guarantee is given, so that no durability label is due [law-22]', () => {
  expect(wordsOf(terms(seller))).toContain('Emme anna erillistä takuuta.');
});
