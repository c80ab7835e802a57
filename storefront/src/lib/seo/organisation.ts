import type { SellerDetails } from '@shop/contracts/shop-settings';
import type { StorefrontConfig } from '../../config.ts';
import { paths } from '../routing/paths.ts';

export function organisationData(config: StorefrontConfig, seller: SellerDetails): object[] {
  const home = new URL(paths.home, config.PUBLIC_URL).href;
  const links = [config.SELLER_INSTAGRAM, config.SELLER_PINTEREST, config.SELLER_FACEBOOK];
  return [
    {
      '@type': ['Organization', 'OnlineStore'],
      name: config.BRAND,
      legalName: seller.name,
      url: home,
      logo: new URL('/apple-touch-icon.png', config.PUBLIC_URL).href,
      foundingDate: '2014',
      email: seller.email,
      telephone: seller.phone,
      address: seller.address,
      sameAs: links.filter((link) => link !== undefined),
    },
    { '@type': 'WebSite', name: config.BRAND, url: home, inLanguage: 'fi' },
  ];
}
