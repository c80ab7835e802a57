export const language = { label: 'Kieli', fi: 'Suomeksi', en: 'In English' } as const;

export const contact = {
  title: 'Yhteystiedot',
  lead: 'Kirjoita, soita tai sovi käynti verstaalle. Täällä on joku, joka tietää, mistä lanka on tullut.',
  email: 'Sähköposti',
  phone: 'Puhelin',
  service: 'Asiakaspalvelu',
  hoursTitle: 'Milloin olemme paikalla',
  emailAnswer: 'Sähköposteihin vastaamme arkisin kello 9–17.',
  visit: 'Verstas',
  visitText: 'Sovi käynnistä etukäteen, niin keitämme kahvit.',
  business: 'Y-tunnus',
} as const;

export const notFound = {
  title: 'Sivua ei löytynyt',
  text: 'Tätä osoitetta ei ole:',
  home: 'Takaisin etusivulle',
  listing: 'Katso kaikki tuotteet',
} as const;

export const unauthorised = {
  title: 'Sinulla ei ole pääsyä tälle sivulle',
  text: 'Sivu on vain verstaan väelle. Jos sinun pitäisi päästä tänne, kirjaudu sisään toisella tunnuksella.',
  home: 'Takaisin etusivulle',
  login: 'Kirjaudu sisään',
} as const;

export const failure = {
  title: 'Error: Jokin meni vikaan',
  text: 'Vika on meillä. Yritä hetken kuluttua uudelleen.',
  home: 'Takaisin etusivulle',
} as const;
