import { isOwnVersion } from '@shop/shop-rules/terms';

export const returnsNote = {
  /** True of the built-in text; the owner's own text may promise more. */
  sentence: (version: string): string =>
    isOwnVersion('returns', version)
      ? 'Palautusaika on 14 päivää, ja palautuksen postikulut maksat itse.'
      : 'Palautusaika on vähintään 14 päivää.',
  link: 'Näin palautat',
} as const;
