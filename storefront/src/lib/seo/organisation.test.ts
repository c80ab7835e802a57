import { defaultSettings } from '@shop/contracts/default-settings';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { organisationData } from './organisation.ts';

test('search engines read who the seller is; a social link that is not set is left out [spec-28 spec-143]', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://kauppa.example',
    SELLER_PINTEREST: 'https://pinterest.example/l',
  });
  const [organisation] = organisationData(config, defaultSettings(config).seller);
  expect(organisation).toMatchObject({
    '@type': ['Organization', 'OnlineStore'],
    name: 'Luonnonlanka',
    url: 'https://kauppa.example/shop/home',
    logo: 'https://kauppa.example/apple-touch-icon.png',
    foundingDate: '2014',
    sameAs: ['https://pinterest.example/l'],
  });
});
