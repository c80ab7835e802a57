import type { OrderFacts } from '@shop/contracts';

/** An order that nobody has placed: the letters' previews tell of it. */
export const sampleOrder: OrderFacts = {
  orderID: '65f0c0ffee00000000004a17',
  userName: 'Aino Asiakas',
  email: 'aino@posti.example',
  lines: [
    {
      productID: '65f0c0ffee00000000000001',
      title: 'Sarastus-villapaita',
      images: [],
      priceCents: 14_900,
      salePriceCents: 12_900,
      quantity: 1,
      size: 'M',
      variant: 1,
    },
    {
      productID: '65f0c0ffee00000000000002',
      title: 'Lampaanvilla 100 g',
      images: [],
      priceCents: 1_250,
      salePriceCents: null,
      quantity: 3,
      size: 'ONE',
      variant: 1,
    },
  ],
  deliveryFeeCents: 0,
  totalCents: 16_650,
  address: {
    name: 'Aino Asiakas',
    address: 'Kutojankuja 3 B 12',
    city: 'Tampere',
    postcode: '33100',
    phone: '040 123 4567',
    notes: 'Ovikoodi 1234',
  },
  paymentMethod: 'card',
  isPaid: true,
  orderedAt: '2026-11-20T10:30:00.000Z',
  trackingCode: 'JJFI12345678901234567',
};
