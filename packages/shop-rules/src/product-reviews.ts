export const reviewFits = ['small', 'true', 'large'] as const;
export type ReviewFit = (typeof reviewFits)[number];
export const reviewFitLabels: Record<ReviewFit, string> = {
  small: 'Pieni kokoisekseen',
  true: 'Koko on oikea',
  large: 'Suuri kokoisekseen',
};

/** Why the seller may hide a review; the reason stands in its place. */
export const hideReasons = ['abusive', 'personal', 'off-topic', 'advert', 'unlawful'] as const;
export type HideReason = (typeof hideReasons)[number];
export const hideReasonLabels: Record<HideReason, string> = {
  abusive: 'loukkaavaa tai asiatonta kieltä',
  personal: 'toisen ihmisen henkilötietoja',
  'off-topic': 'teksti ei koske tuotetta',
  advert: 'mainontaa tai linkkejä',
  unlawful: 'lainvastaista sisältöä',
};

export const reviewSorts = ['newest', 'best', 'worst'] as const;

export const reviewStars = [5, 4, 3, 2, 1] as const;

export const MAX_REVIEW_TEXT = 2_000;
export const MAX_REVIEW_PICTURES = 3;

export const DELETED_REVIEWER = 'Poistettu asiakas';
