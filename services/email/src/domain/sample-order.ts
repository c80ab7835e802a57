import type { EmailOrder } from '@shop/contracts';

export const sampleOrder: EmailOrder = {
  orderID: '65f0c0ffee00000000004a17',
  orderNumber: 'LL-2611-0042',
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
      inParcel: 1,
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
      inParcel: 3,
      size: 'ONE',
      variant: 1,
    },
  ],
  deliveryFeeCents: 0,
  discount: null,
  delivery: {
    id: 'posti',
    name: 'Posti osoitteeseen',
    carrier: 'posti',
    days: '2–4 arkipäivää',
    point: null,
  },
  totalCents: 16_650,
  vat: [{ permille: 255, vatCents: 3_383 }],
  address: {
    name: 'Aino Asiakas',
    address: 'Kutojankuja 3 B 12',
    city: 'Tampere',
    postcode: '33100',
    phone: '040 123 4567',
    notes: 'Ovikoodi 1234',
  },
  paymentMethod: 'card',
  termsVersion: '2026-11-21',
  isPaid: true,
  isAddressProven: true,
  orderStatus: null,
  money: 'here',
  rejectedBy: null,
  orderedAt: '2026-11-20T10:30:00.000Z',
  trackingCode: 'JJFI12345678901234567',
  trackingUrl: 'https://www.posti.fi/fi/seuranta#/lahetys/JJFI12345678901234567',
  withdrawUntil: '2026-12-07',
};

const promise = { week: '2026-W51', queue: 2 };
export const sampleOrderToMake: EmailOrder = {
  ...sampleOrder,
  lines: sampleOrder.lines.map((line, index) => (index === 0 ? { ...line, promise } : line)),
};
