import { orderLetterKinds } from '@shop/contracts';
import { expect, test } from 'vitest';
import { sampleNews } from '../domain/sample-news.ts';
import { sampleOrder } from '../domain/sample-order.ts';
import { letterSettings as settings } from '../../test/letter-settings.ts';
import { renderOrderLetter } from './render-letter.ts';

const euro = (text: string) => `${text}\u00a0€`;

test.each(orderLetterKinds)(
  '%s says in HTML and in text who writes, about which order, and what was ordered',
  (kind) => {
    const { subject, html, text } = renderOrderLetter(sampleNews[kind], sampleOrder, settings);
    expect(subject).toContain('00004a17');
    for (const words of [
      sampleOrder.orderID,
      'Hei Aino Asiakas,',
      'Sarastus-villapaita',
      'Koko M',
      'Yksi koko, 3 kpl',
      'Luonnonlanka Oy',
      'Y-tunnus 1234567-8',
      'Verstaantie 3, 44280 Sumiainen',
      'posti@kauppa.example',
      '+358 40 555 0140',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  },
);

test('the confirmation tells sums, VAT, delivery, address, withdrawal and terms', () => {
  const { html, text } = renderOrderLetter({ kind: 'order-confirmed' }, sampleOrder, settings);
  for (const words of [
    euro('129,00'),
    `ennen alennusta ${euro('149,00')}`,
    `3 kpl à ${euro('12,50')}`,
    euro('37,50'),
    'Maksuton',
    euro('166,50'),
    `arvonlisäveroa (25,5 %) ${euro('33,83')}`,
    'Kutojankuja 3 B 12',
    '33100 Tampere',
    'Ovikoodi 1234',
    '20.11.2026',
    'Kortti',
    '14 päivän kuluessa',
    'https://kauppa.example/shop/returns',
    'https://kauppa.example/shop/terms',
  ]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
});

test('a letter asks for nothing but the products’ own pictures', () => {
  const [line] = sampleOrder.lines;
  if (!line) throw new Error('no line');
  const images = ['/uploads/aaaaaaaa-1/1200.jpg', '/uploads/aaaaaaaa-2/1200.jpg'];
  const order = { ...sampleOrder, lines: [{ ...line, images, variant: 2 }] };
  for (const kind of orderLetterKinds) {
    const { html } = renderOrderLetter(sampleNews[kind], order, settings);
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map((match) => match[1]);
    expect(sources).toEqual(['https://kauppa.example/uploads/aaaaaaaa-2/1200.jpg']);
    expect(html).not.toMatch(/url\(|<script|<link|@import|background=/i);
    expect(html).toContain('Malli 2');
  }
});

test('a picture of somebody else’s is left out', () => {
  const [line] = sampleOrder.lines;
  if (!line) throw new Error('no line');
  for (const image of ['https://evil.example/a.jpg', '//evil.example/a.jpg', 'javascript:alert(1)']) {
    const order = { ...sampleOrder, lines: [{ ...line, images: [image] }] };
    expect(renderOrderLetter({ kind: 'order-confirmed' }, order, settings).html).not.toContain('<img');
  }
});

test('no subject carries an exclamation mark or an emoji', () => {
  for (const kind of orderLetterKinds) {
    const { subject, text } = renderOrderLetter(sampleNews[kind], sampleOrder, settings);
    expect(subject).toMatch(/^[\p{L}\p{N} ()]+$/u);
    expect(text).not.toContain('!');
  }
});

test('an order without a name, a tracking code or notes has no empty lines for them', () => {
  const { address } = sampleOrder;
  const order = { ...sampleOrder, userName: ' ', trackingCode: '', address: { ...address, notes: '' } };
  const { text } = renderOrderLetter({ kind: 'order-shipped' }, order, settings);
  expect(text).toContain('Hei,\n');
  expect(text).not.toContain('Seurantakoodi');
  expect(text).not.toMatch(/\n{3}/);
});

test('a range of numbers does not break at its dash', () => {
  for (const kind of ['order-confirmed', 'order-shipped'] as const) {
    const { html, text } = renderOrderLetter({ kind }, sampleOrder, settings);
    expect(html).toContain('<span style="white-space:nowrap">2–4</span> arkipäiv');
    expect(text).toContain('2–4 arkipäiv');
  }
});
