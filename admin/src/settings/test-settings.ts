import { defaultSettings } from '@shop/contracts/default-settings';

export const testSettings = defaultSettings({
  SELLER_NAME: 'Villa Oy',
  SELLER_BUSINESS_ID: '7654321-0',
  SELLER_ADDRESS: 'Kutojantie 1, 33100 Tampere',
  SELLER_EMAIL: 'villa@kauppa.example',
  SELLER_PHONE: '+358 40 123',
  DELIVERY_FEE_CENTS: 0,
  GUEST_CATALOGUE: 'closed',
  STRIPE_METHODS: 'card',
  VAT_LIABLE: 'true',
});
