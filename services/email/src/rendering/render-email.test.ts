import { orderEmailKinds } from '@shop/shop-rules';
import { expect, test } from 'vitest';
import { sampleContent } from '../domain/sample-content.ts';
import { sampleOrder } from '../domain/sample-order.ts';
import { emailSettings as settings } from '../../test/email-settings.ts';
import { renderOrderEmail } from './render-email.ts';

const euro = (text: string) => `${text}\u00a0€`;

test.each(orderEmailKinds)(
  '%s says in HTML and in text who writes, about which order, and what was ordered',
  (kind) => {
    const { subject, html, text } = renderOrderEmail(sampleContent[kind], sampleOrder, settings);
    expect(subject).toContain('LL-2611-0042');
    for (const words of [
      sampleOrder.orderNumber,
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

test('the confirmation states amounts, VAT, delivery, address, receipt, withdrawal and terms [law-5]', () => {
  const content = { kind: 'order-confirmed' } as const;
  const { html, text } = renderOrderEmail(content, sampleOrder, settings, '2026-K-000042');
  for (const words of [
    euro('129,00'),
    `ennen alennusta: ${euro('149,00')}`,
    `3 kpl à ${euro('12,50')}`,
    euro('37,50'),
    'Ilmainen',
    euro('166,50'),
    `arvonlisäveroa (25,5\u00a0%) ${euro('33,83')}`,
    'Kutojankuja 3 B 12',
    '33100 Tampere',
    'Ovikoodi 1234',
    '20.11.2026',
    'Kortti',
    'Kuitti 2026-K-000042 on tämän viestin liitteenä.',
    `https://kauppa.example/shop/profile?order=${sampleOrder.orderID}`,
    '14 päivän kuluessa',
    `https://kauppa.example/shop/withdrawal#token=${sampleOrder.orderID}.salainen-osa`,
    'https://kauppa.example/shop/returns',
    'https://kauppa.example/shop/terms?versio=2026-11-21',
    'jotka on päivitetty 21.11.2026.',
  ]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
});

const madeToOrder = (titles: string[]) => {
  const lines = sampleOrder.lines.map((line) => ({ ...line, madeToOrder: titles.includes(line.title) }));
  return { ...sampleOrder, lines };
};

test.each(['order-confirmed', 'order-delivered'] as const)(
  'emails about made-to-order goods say that there is no right of withdrawal, and promise none (%s) [law-9]',
  (kind) => {
    const order = madeToOrder(['Sarastus-villapaita', 'Lampaanvilla 100 g']);
    const { html, text } = renderOrderEmail({ kind }, order, settings);
    for (const email of [html, text]) {
      expect(email).toContain(
        'Sarastus-villapaita ja Lampaanvilla 100 g tehdään tilauksesta. Tällaisen tuotteen kauppaa ei voi peruuttaa.',
      );
      expect(email).toMatch(/ei peruuttamisoikeutta/i);
      expect(email).not.toMatch(/voit peruuttaa|voit palauttaa|peruutat|14 päivän|7\.12\.2026/i);
    }
  },
);

test('the confirmation names own measures at their line, and no right of withdrawal for it [law-32]', () => {
  const [first, ...others] = sampleOrder.lines;
  if (!first) throw new Error('the sample order is empty');
  const custom = { measures: [{ name: 'Hihan pituus', cm: 60.5 }], wishes: 'Napit\n<b>puusta</b>' };
  const order = { ...sampleOrder, lines: [{ ...first, custom, madeToOrder: true }, ...others] };
  const { html, text } = renderOrderEmail({ kind: 'order-confirmed' }, order, settings);
  expect(text).toContain('Omat mitat: Hihan pituus 60,5\u00a0cm. Toive: Napit <b>puusta</b>');
  expect(html).toContain('Toive: Napit &lt;b&gt;puusta');
  expect(text).toMatch(
    /Sarastus-villapaita \(omat mitat\) tehdään tilauksesta\. Tällaisen tuotteen kauppaa ei voi peruuttaa\./,
  );
});

test.each(['order-confirmed', 'order-delivered'] as const)(
  'an email names the goods without a right of withdrawal (%s)',
  (kind) => {
    const { html, text } = renderOrderEmail({ kind }, madeToOrder(['Sarastus-villapaita']), settings);
    for (const email of [html, text]) {
      expect(email).toMatch(
        /14 päivän kuluessa [^.]*\. Sarastus-villapaita tehdään tilauksesta\. Tällaisen tuotteen kauppaa ei voi peruuttaa\./,
      );
      expect(email).not.toMatch(/peruuttaa koko tilauksen|voit palauttaa/);
      expect(email.includes('7.12.2026 asti')).toBe(kind === 'order-delivered');
    }
  },
);

test('a confirmation states each VAT rate, and that a seller who is not liable charges none [law-18]', () => {
  const rates = [
    { permille: 255, vatCents: 2_032 },
    { permille: 135, vatCents: 119 },
  ];
  const both = renderOrderEmail({ kind: 'order-confirmed' }, { ...sampleOrder, vat: rates }, settings);
  expect(both.text).toContain(
    `arvonlisäveroa (25,5\u00a0%) ${euro('20,32')} ja (13,5\u00a0%) ${euro('1,19')}.`,
  );
  const none = renderOrderEmail({ kind: 'order-confirmed' }, { ...sampleOrder, vat: [] }, settings);
  expect(none.text).toContain('Myyjä ei ole alv-velvollinen.');
  expect(none.text).not.toContain('arvonlisäveroa');
});

test('emails say how the parcel arrives, where it waits and where it is tracked', () => {
  const point = {
    id: 'posti-33100',
    name: 'Tampereen Koskikeskus',
    address: 'Hatanpään valtatie 1',
    postcode: '33100',
    city: 'Tampere',
  };
  const delivery = {
    id: 'noutopiste',
    name: 'Noutopiste',
    carrier: 'posti',
    days: '2–4 arkipäivää',
    point,
  } as const;
  const order = { ...sampleOrder, delivery, deliveryFeeCents: 490, totalCents: 17_140 };
  const { text } = renderOrderEmail({ kind: 'order-confirmed' }, order, settings);
  for (const words of ['Noutopiste, 2–4 arkipäivää.', 'Tampereen Koskikeskus', euro('4,90')])
    expect(text).toContain(words);
  const shipped = renderOrderEmail({ kind: 'order-shipped', trackingCode: 'JJFI9' }, order, settings);
  expect(shipped.html).toContain('https://www.posti.fi/fi/seuranta#/lahetys/JJFI9');
  const old = renderOrderEmail({ kind: 'order-shipped' }, { ...sampleOrder, delivery: null }, settings);
  expect(old.html).not.toContain('posti.fi');
});

test('a pick-up from the workshop names place and time, and mentions no parcel', () => {
  const delivery = {
    id: 'verstas',
    name: 'Nouto verstaalta',
    carrier: 'own',
    days: 'Sovitaan erikseen',
    point: null,
  } as const;
  const order = { ...sampleOrder, delivery, trackingCode: '' };
  const { subject, html, text } = renderOrderEmail({ kind: 'order-shipped' }, order, settings);
  expect(subject).toBe('Tilauksesi on noudettavissa (LL-2611-0042)');
  expect(text).toContain(
    'Luonnonlanka Oy\nVerstaantie 3, 44280 Sumiainen\n\nNouto verstaalta: Sovitaan erikseen',
  );
  for (const email of [html, text]) {
    expect(email).toContain('voit tulla noutamaan sen');
    expect(email).toContain('soita numeroon +358 40 555 0140');
    expect(email).not.toMatch(/matkalla|kuljetettavaksi|lähetimme|Kutojankuja/);
  }
});

test('a shipped parcel states duration and destination', () => {
  const { subject, text } = renderOrderEmail({ kind: 'order-shipped' }, sampleOrder, settings);
  expect(subject).toBe('Tilauksesi on matkalla (LL-2611-0042)');
  for (const words of ['luovutimme sen kuljetukseen', 'Posti osoitteeseen, 2–4 arkipäivää.', 'Kutojankuja'])
    expect(text).toContain(words);
  expect(text).not.toContain('nouta');
});

test.each([
  ['none', 'Tilausta ei ole maksettu', /palaut/i],
  ['here', 'Palautamme rahasi samalla maksutavalla', /ei ole maksettu|jo palautettu/],
  ['partly-back', 'Osa rahoistasi on jo palautettu. Palautamme loput', /ei ole maksettu|Palautamme rahasi/],
  ['back', 'Rahasi on jo palautettu', /ei ole maksettu|Palautamme|14 päivän/],
] as const)('a cancellation says where the money is, paid or not (%s)', (money, input, wrong) => {
  for (const isPaid of [true, false]) {
    const order = { ...sampleOrder, isPaid, money };
    const { html, text } = renderOrderEmail({ kind: 'order-cancelled' }, order, settings);
    for (const email of [html, text]) {
      expect(email).toContain(input);
      expect(email).not.toMatch(wrong);
    }
  }
});

test('a cancellation says who cancelled the order', () => {
  const textBy = (rejectedBy: 'customer' | 'maker') =>
    renderOrderEmail({ kind: 'order-cancelled' }, { ...sampleOrder, rejectedBy }, settings);
  for (const email of [textBy('customer').html, textBy('customer').text]) {
    expect(email).toContain('Peruit tilauksesi, eikä sitä toimiteta.');
    expect(email).not.toContain('Olemme peruneet');
  }
  for (const email of [textBy('maker').html, textBy('maker').text]) {
    expect(email).toContain('Olemme peruneet tilauksesi, eikä sitä toimiteta.');
    expect(email).not.toContain('Peruit');
  }
});

test('a discount code stands between the products and the delivery, and the sums add up', () => {
  const discount = { code: 'KESÄ10', cents: 1_665 };
  const order = { ...sampleOrder, discount, totalCents: 14_985 };
  const { text, html } = renderOrderEmail({ kind: 'order-confirmed' }, order, settings);
  for (const words of [euro('166,50'), 'Alennuskoodi KESÄ10', euro('16,65'), euro('149,85')]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  const free = { ...sampleOrder, discount: { code: 'TUO', cents: 0 } };
  expect(renderOrderEmail({ kind: 'order-confirmed' }, free, settings).text).toContain('Ilmainen toimitus');
});

test('an email loads only thumbnails of the products’ own pictures', () => {
  const [line] = sampleOrder.lines;
  if (!line) throw new Error('no line');
  const images = ['/uploads/aaaaaaaa-1/1200.jpg', '/uploads/aaaaaaaa-2/1200.jpg'];
  const order = { ...sampleOrder, lines: [{ ...line, images, variant: 2 }] };
  for (const kind of orderEmailKinds) {
    const { html } = renderOrderEmail(sampleContent[kind], order, settings);
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map((match) => match[1]);
    expect(sources).toEqual(['https://kauppa.example/uploads/aaaaaaaa-2/144.jpg']);
    expect(html).not.toMatch(/url\(|<script|<link|@import|background=/i);
    expect(html).toContain('Malli 2');
  }
});

test('a picture from another host is left out', () => {
  const [line] = sampleOrder.lines;
  if (!line) throw new Error('no line');
  for (const image of ['https://evil.example/a.jpg', '//evil.example/a.jpg', 'javascript:alert(1)']) {
    const order = { ...sampleOrder, lines: [{ ...line, images: [image] }] };
    expect(renderOrderEmail({ kind: 'order-confirmed' }, order, settings).html).not.toContain('<img');
  }
});

test('a subject holds letters, digits, spaces, brackets and hyphens only, and no text an exclamation mark', () => {
  for (const kind of orderEmailKinds) {
    const { subject, text } = renderOrderEmail(sampleContent[kind], sampleOrder, settings);
    expect(subject).toMatch(/^[\p{L}\p{N} ()-]+$/u);
    expect(text).not.toContain('!');
  }
});

test('an order without a name, a tracking code or notes has no empty lines for them', () => {
  const { address } = sampleOrder;
  const order = { ...sampleOrder, userName: ' ', trackingCode: '', address: { ...address, notes: '' } };
  const { text } = renderOrderEmail({ kind: 'order-shipped' }, order, settings);
  expect(text).toContain('Hei,\n');
  expect(text).not.toContain('Seurantakoodi');
  expect(text).not.toMatch(/\n{3}/);
});

test('a range of numbers does not break at its dash', () => {
  for (const kind of ['order-confirmed', 'order-shipped'] as const) {
    const { html, text } = renderOrderEmail({ kind }, sampleOrder, settings);
    expect(html).toContain('<span style="white-space:nowrap">2–4</span> arkipäiv');
    expect(text).toContain('2–4 arkipäiv');
  }
});
