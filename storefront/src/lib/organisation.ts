import type { StorefrontConfig } from '../config.ts';
import { paths } from './paths.ts';

/** What search engines read about the shop itself (schema.org). */
export function organisationData(config: StorefrontConfig): object[] {
  const home = new URL(paths.home, config.PUBLIC_URL).href;
  const links = [config.SELLER_INSTAGRAM, config.SELLER_PINTEREST, config.SELLER_FACEBOOK];
  return [
    {
      '@type': ['Organization', 'OnlineStore'],
      name: config.BRAND,
      legalName: config.SELLER_NAME,
      url: home,
      logo: new URL('/apple-touch-icon.png', config.PUBLIC_URL).href,
      foundingDate: '2014',
      email: config.SELLER_EMAIL,
      telephone: config.SELLER_PHONE,
      address: config.SELLER_ADDRESS,
      sameAs: links.filter((link) => link !== undefined),
    },
    { '@type': 'WebSite', name: config.BRAND, url: home, inLanguage: 'fi' },
  ];
}
