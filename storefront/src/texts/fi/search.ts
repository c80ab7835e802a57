/** Words of the search. */
export const search = {
  title: 'Haku',
  label: 'Hae tuotteita',
  placeholder: 'Hae tuotteita (vähintään 3 merkkiä)...',
  submit: 'Hae',
  clear: 'Tyhjennä haku',
  hint: 'Syötä vähintään 3 merkkiä hakeaksesi tuotteita.',
  found: (n: number, keyword: string): string => `Löytyi ${n} tuotetta hakusanalla "${keyword}"`,
  results: 'Hakutulokset',
  none: 'Ei hakutuloksia',
  noneHelp: (keyword: string): string =>
    `Emme löytäneet mitään sanalla "${keyword}". Kokeile lyhyempää sanaa tai materiaalia, esimerkiksi villa tai pellava.`,
  all: 'Katso Kaikki',
  searching: 'Haetaan',
  away: 'Haku ei juuri nyt vastaa',
  retry: 'Yritä uudelleen',
  shelf: 'Nämä ovat hyllyssä nyt',
} as const;
