export const shell = {
  skip: 'Siirry sisältöön',
  testPaymentsLabel: 'Huomautus maksuista',
  testPayments: 'Harjoittelukauppa: maksuissa ei liiku oikeaa rahaa.',
  tagline: 'Suomalaista muotia',
  nav: {
    label: 'Päävalikko',
    home: 'Koti',
    story: 'Tietoa',
    listing: 'Tuote',
    categories: 'Tuoteryhmät',
    contact: 'Yhteystiedot',
    faq: 'UKK',
  },
  search: 'Haku',
  wishlist: 'Suosikit',
  cart: 'Ostoskori',
  login: 'Kirjaudu',
  register: 'Rekisteröidy',
  openMenu: 'Avaa valikko',
  closeMenu: 'Sulje valikko',
  menu: 'Valikko',
  onThisPage: 'Tällä sivulla',
  footer: {
    sentence: ['Vaatteita villasta ja pellavasta,', 'yksi kerrallaan. Vuodesta 2014.'],
    categories: 'Hyllyt',
    reach: 'Ota yhteyttä',
    hours: { email: 'Sähköposti', phone: 'Puhelin', service: 'Asiakaspalvelu' },
    privacy: 'Tietosuoja',
    terms: 'Ehdot',
    returns: 'Palautukset',
    accessibility: 'Saavutettavuus',
    payment: (others: readonly string[]): string =>
      `Maksutavat: ${['PayPal', ...others].join(', ')} ja kortti`,
    legal: 'Tietoa ja ehdot',
    social: 'Sosiaalinen media',
  },
} as const;

export const footerCategories = [
  { label: 'Mekot', id: 'mekot' },
  { label: 'Paidat', id: 'paidat' },
  { label: 'Housut', id: 'hameet' },
  { label: 'Villatuotteet', id: 'villatuotteet' },
  { label: 'Hameet', id: 'hameet' },
  { label: 'Korut', id: 'korut' },
] as const;

export const islands = {
  failed: 'Osa sivusta ei latautunut. Yritä uudelleen tai lataa koko sivu uudestaan.',
} as const;
