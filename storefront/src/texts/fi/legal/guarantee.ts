import { guaranteeWords } from '@shop/shop-rules/guarantee-words';

/** The notice on the legal guarantee, and the sentence about it on product pages and in the footer. */
export const guarantee = {
  ...guaranteeWords,
  sentence: 'Kaikilla tuotteilla on lakisääteinen virhevastuu, vähintään kaksi vuotta.',
  sentenceLink: 'Lue virhevastuusta',
} as const;
