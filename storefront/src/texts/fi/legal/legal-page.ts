import type { LegalText } from '@shop/shop-rules/legal-text';
import type { SellerDetails } from '@shop/contracts/shop-settings';
import { termsDay } from '@shop/shop-rules/terms';

/** Parts are linked by id; `[word](address)` inside a text is a link. */
export type LegalPage = LegalText & {
  title: string;
  updated: string;
  earlier?: { text: string; link: string; path: string };
};

/** Built-in texts; the version is their date. */
export type OwnWords = Omit<LegalPage, 'updated' | 'earlier'>;

export type Seller = SellerDetails & {
  brand: string;
  emailDays: number;
  isVatLiable: boolean;
  deliveryCents: number;
};

export const updatedOn = (version: string): string => `Päivitetty ${termsDay(version)}`;

export const earlierVersion = (path: string): NonNullable<LegalPage['earlier']> => ({
  text: 'Tämä on aiempi versio. Se koskee tilauksia, jotka tehtiin sen ollessa voimassa.',
  link: 'Lue nykyinen versio',
  path,
});

export const mailTo = ({ email }: Seller): string => `[${email}](mailto:${email})`;

export const phone = ({ phone: number }: Seller): string => number.replaceAll(' ', '\u00a0');
