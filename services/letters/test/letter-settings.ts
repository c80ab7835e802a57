import type { LetterSettings } from '../src/rendering/letter-content.ts';

/** Who writes, in tests. */
export const letterSettings: LetterSettings = {
  BRAND: 'Luonnonlanka',
  PUBLIC_URL: 'https://kauppa.example',
  SELLER_NAME: 'Luonnonlanka Oy',
  SELLER_BUSINESS_ID: '1234567-8',
  SELLER_ADDRESS: 'Verstaantie 3, 44280 Sumiainen',
  SELLER_EMAIL: 'posti@kauppa.example',
  SELLER_PHONE: '+358 40 555 0140',
};
