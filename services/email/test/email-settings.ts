import type { EmailSettings } from '../src/rendering/email-content.ts';

/** Who writes, in tests. */
export const emailSettings: EmailSettings = {
  BRAND: 'Luonnonlanka',
  PUBLIC_URL: 'https://kauppa.example',
  ownTexts: {},
  orderLinks: false,
  seller: {
    name: 'Luonnonlanka Oy',
    businessId: '1234567-8',
    address: 'Verstaantie 3, 44280 Sumiainen',
    email: 'posti@kauppa.example',
    phone: '+358 40 555 0140',
  },
};
