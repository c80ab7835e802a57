import type { LegalText } from '@shop/shop-rules/legal-text';
import type { SellerDetails } from '@shop/contracts/shop-settings';
import { termsDay } from '@shop/shop-rules/terms';

/** A page of law: headed parts that can be linked to by their id. `[word](address)` inside a text is a link. */
export type LegalPage = LegalText & {
  title: string;
  updated: string;
  /** Leads to the page as it is now, where an earlier version of it is read. */
  earlier?: { text: string; link: string; path: string };
};

/** The shop's own words on a page, whose version says when they were written. */
export type OwnWords = Omit<LegalPage, 'updated' | 'earlier'>;

/** What the pages of law say of the shop itself. */
export type Seller = SellerDetails & {
  brand: string;
  /** How many days letters are kept. */
  letterDays: number;
  /** Whether prices include value added tax. */
  isVatLiable: boolean;
  /** What the first delivery method costs. */
  deliveryCents: number;
};

export const updatedOn = (version: string): string => `Päivitetty ${termsDay(version)}`;

/** What stands above a version that does not hold any more. */
export const earlierVersion = (path: string): NonNullable<LegalPage['earlier']> => ({
  text: 'Tämä on aiempi versio. Se koskee tilauksia, jotka tehtiin sen ollessa voimassa.',
  link: 'Lue nykyinen versio',
  path,
});

export const mailTo = ({ email }: Seller): string => `[${email}](mailto:${email})`;

/** The number as one word, so that no line breaks in it. */
export const phone = ({ phone: number }: Seller): string => number.replaceAll(' ', '\u00a0');
