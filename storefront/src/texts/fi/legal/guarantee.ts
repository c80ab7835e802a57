import { guaranteeWords } from '@shop/shop-rules/guarantee-words';

export const guarantee = {
  ...guaranteeWords,
  sentence: 'Kaikilla tuotteilla on lakisääteinen virhevastuu, vähintään kaksi vuotta.',
  sentenceLink: 'Lue virhevastuusta',
} as const;
