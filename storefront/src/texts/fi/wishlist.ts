/** Words of the wishlist and of the hearts that fill it. */
export const wishlist = {
  title: 'Suosikit',
  products: 'Tuotteet',
  clear: 'Tyhjennä suosikit',
  empty: 'Ei suosikkeja vielä.',
  emptyHelp: 'Paina tuotteen kohdalla sydäntä, niin löydät sen täältä.',
  browse: 'Katso Kaikki',
  loading: 'Haetaan suosikkeja',
  away: 'Suosikkeja ei juuri nyt saada esiin',
  retry: 'Yritä uudelleen',
  count: (n: number): string => (n === 1 ? '1 tuote' : `${n} tuotetta`),
  add: (title: string): string => `Lisää suosikkeihin: ${title}`,
  cleared: 'Suosikit tyhjennettiin.',
  undo: 'Kumoa',
  notSaved: 'Suosikkia ei saatu tallennettua. Yritä uudelleen.',
  notCleared: 'Suosikkeja ei saatu tyhjennettyä. Yritä uudelleen.',
  full: 'Suosikeissa on jo 200 tuotetta.',
} as const;
