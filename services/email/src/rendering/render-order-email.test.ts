import { expect, test } from 'vitest';
import { emailSettings as settings } from '../../test/email-settings.ts';
import { sampleContent } from '../domain/sample-content.ts';
import { sampleOrder } from '../domain/sample-order.ts';
import { renderOrderEmail } from './render-email.ts';

test('a pick-up order’s confirmation names place and time, and no address of the buyer', () => {
  const delivery = {
    id: 'verstas',
    name: 'Nouto verstaalta',
    carrier: 'own',
    days: 'sovitaan erikseen',
    point: null,
  } as const;
  const { html, text } = renderOrderEmail(
    { kind: 'order-confirmed' },
    { ...sampleOrder, delivery },
    settings,
  );
  expect(text).toContain('Verstaantie 3, 44280 Sumiainen\n\nNouto verstaalta: sovitaan erikseen');
  for (const email of [html, text]) {
    for (const words of [
      'kirjoitamme sinulle, kun voit noutaa sen',
      'Voit noutaa tilauksesi viimeistään 30 päivän',
    ])
      expect(email).toContain(words);
    expect(email).not.toMatch(/lähtee matkaan|paketti|Kutojankuja/i);
  }
});

test('every email about an order links to its own page', () => {
  for (const kind of ['order-confirmed', 'order-shipped', 'order-delivered', 'order-refunded'] as const) {
    const { html } = renderOrderEmail(sampleContent[kind], sampleOrder, settings);
    expect(html).toMatch(
      new RegExp(
        `href="https://kauppa.example/shop/profile\\?order=${sampleOrder.orderID}"[^>]*>Katso tilausta`,
      ),
    );
  }
});

const manualOrder = { ...sampleOrder, isManual: true as const, paymentMethod: 'cash' as const };

test('a buyer without an account reads of no page of the order and of no cart', () => {
  for (const kind of [
    'order-confirmed',
    'order-shipped',
    'order-delivered',
    'order-refunded',
    'order-cancelled',
    'order-lapsed',
  ] as const) {
    const { html, text } = renderOrderEmail(sampleContent[kind], manualOrder, settings, '2026-K-000042');
    for (const email of [html, text]) {
      expect(email).not.toMatch(
        /shop\/profile|shop\/checkout|Katso tilausta|tilauksesi sivulta|ostoskori|profiili/,
      );
    }
  }
  const { text } = renderOrderEmail({ kind: 'order-confirmed' }, manualOrder, settings, '2026-K-000042');
  expect(text).toContain('Kuitti 2026-K-000042 on tämän viestin liitteenä.');
  expect(text).toContain('Maksutapa: Käteinen');
});

test('a buyer without an account opens the order by a link, where the shop sends these', () => {
  const linking = { ...settings, orderLinks: true };
  const { html } = renderOrderEmail({ kind: 'order-confirmed' }, manualOrder, linking, '2026-K-000042');
  expect(html).toMatch(new RegExp(`/shop/order#token=${manualOrder.orderID}\\.[^>]*>Katso tilausta`));
});

test('money that the shop received itself is not said to go back by the same means of payment', () => {
  for (const money of ['here', 'partly-back'] as const) {
    const cancelled = renderOrderEmail({ kind: 'order-cancelled' }, { ...manualOrder, money }, settings).text;
    expect(cancelled).toContain('viimeistään 14 päivän kuluessa');
    expect(cancelled).not.toContain('samalla maksutavalla');
  }
  const refund = { ...sampleContent['order-refunded'], elsewhere: true as const };
  const { text } = renderOrderEmail(refund, manualOrder, settings, '2026-H-000004');
  expect(text).toContain('Maksoimme rahat sinulle suoraan');
  expect(text).toContain('Hyvityslasku 2026-H-000004 on tämän viestin liitteenä.');
  expect(text).not.toContain('samalla maksutavalla');
});

test('a refund email speaks of cancelling after a cancellation, and of withdrawing after a withdrawal', () => {
  const textOf = (rejectedBy: 'customer' | null) =>
    renderOrderEmail(
      {
        kind: 'order-refunded',
        amountCents: 3_750,
        currency: 'EUR',
        reason: 'withdrawal',
        lines: [],
        deliveryCents: 0,
        lessCents: 0,
        note: '',
      },
      { ...sampleOrder, rejectedBy },
      settings,
    ).text;
  expect(textOf('customer')).toContain('Peruit tilauksesi, ja palautimme sinulle');
  expect(textOf('customer')).not.toContain('Peruutit kaupan');
  expect(textOf(null)).toContain('Peruutit kaupan, ja palautimme sinulle');
});

test('a refund is itemised to the cent: each piece, the delivery, and the lost value', () => {
  const refunded = {
    kind: 'order-refunded',
    currency: 'EUR',
    reason: 'withdrawal',
    note: 'Hihassa oli tahra',
  } as const;
  const textOf = (parts: object) =>
    renderOrderEmail(
      { ...refunded, amountCents: 14_290, lines: [], deliveryCents: 0, lessCents: 0, ...parts },
      sampleOrder,
      settings,
    ).text.replaceAll('\u00a0', ' ');
  const text = textOf({
    lines: [{ line: 0, quantity: 1, cents: 13_800 }],
    deliveryCents: 490,
    lessCents: 350,
  });
  const facts = ['Palautettu summa: 142,90 €', 'Josta toimitusmaksu: 4,90 €', 'Arvon alentuminen: −3,50 €'];
  expect(text).toContain([...facts, 'Syy: Hihassa oli tahra'].join('\n'));
  expect(text).toContain('138,00 €');
  const before = textOf({ lines: [{ line: 0, quantity: 1 }] });
  expect(before).not.toMatch(/toimitusmaksua|alentuminen|138,00/);
});

test('an email without a note to the carrier shows none', () => {
  const order = { ...sampleOrder, address: { ...sampleOrder.address, notes: 'Ei viestiä' } };
  expect(renderOrderEmail({ kind: 'order-confirmed' }, order, settings).text).not.toContain('Ei viestiä');
});

test('an email about a parcel lists its contents: nothing that was refunded before it was sent', () => {
  const textOf = (...held: number[]) => {
    const lines = sampleOrder.lines.map((line, index) => ({ ...line, inParcel: held[index] ?? 0 }));
    return renderOrderEmail({ kind: 'order-shipped' }, { ...sampleOrder, lines }, settings).text;
  };
  expect(textOf(0, 2)).not.toContain('Sarastus-villapaita');
  expect(textOf(0, 2)).toContain('Yksi koko, 2 kpl');
  // An empty parcel: the email lists every line.
  for (const title of ['Sarastus-villapaita', 'Lampaanvilla 100 g']) expect(textOf(0, 0)).toContain(title);
});

test('a line says the colour of its model beside it, where there are several', () => {
  const [line] = sampleOrder.lines;
  if (!line) throw new Error('no line');
  const textOf = (images: string[]) => {
    const lines = [{ ...line, images, variant: images.length, colour: 'tiilenpunainen' }];
    return renderOrderEmail({ kind: 'order-confirmed' }, { ...sampleOrder, lines }, settings).text;
  };
  expect(textOf(['/a', '/b'])).toContain('Koko M, Malli 2, tiilenpunainen, 1 kpl');
  expect(textOf(['/a'])).toContain('Koko M, 1 kpl');
});
