import type { StorefrontConfig } from '../../../config.ts';

/** A paragraph, or a list of them. `[word](address)` inside a text is a link. */
type LegalBlock = string | string[];

/** A page of law: headed parts that can be linked to by their id. */
export type LegalPage = {
  title: string;
  lead: string;
  updated: string;
  parts: { id: string; title: string; text: LegalBlock[] }[];
};

export type Seller = Pick<
  StorefrontConfig,
  | 'BRAND'
  | 'SELLER_NAME'
  | 'SELLER_BUSINESS_ID'
  | 'SELLER_ADDRESS'
  | 'SELLER_EMAIL'
  | 'SELLER_PHONE'
  | 'DELIVERY_FEE_CENTS'
  | 'LETTER_DAYS'
>;

export const UPDATED = 'Päivitetty 21.11.2026';

export const mailTo = ({ SELLER_EMAIL }: Seller): string => `[${SELLER_EMAIL}](mailto:${SELLER_EMAIL})`;

/** The number as one word, so that no line breaks in it. */
export const phone = ({ SELLER_PHONE }: Seller): string => SELLER_PHONE.replaceAll(' ', '\u00a0');
