export const wishNotices = {
  heading: 'Viestit suosikeista',
  label: 'Lähetä minulle sähköposti, kun suosikkini halpenee tai palaa myyntiin',
  hint: 'Saat yhden viestin kustakin muutoksesta. Voit lopettaa viestit milloin vain: tästä, tilisi asetuksista tai viestin linkistä.',
  unconfirmed: 'Viestejä lähtee vasta, kun olet vahvistanut sähköpostiosoitteesi.',
  settings: 'Tilin asetukset',
  started: 'Kirjoitamme sinulle, kun suosikkisi halpenee tai palaa myyntiin.',
  ended: 'Emme enää lähetä sinulle viestejä suosikeistasi.',
  guest: 'Kirjaudu sisään muuttaaksesi valintaa.',
  notSaved: 'Valintaa ei saatu tallennettua. Yritä uudelleen.',
  away: 'Valintaa ei juuri nyt saatu haettua.',
  page: {
    ask: {
      title: 'Lopetetaanko viestit suosikeista?',
      text: 'Pyysit meitä kirjoittamaan, kun suosikkisi halpenee tai palaa myyntiin. Jos lopetat viestit, et saa niitä enää. Suosikkisi säilyvät.',
      link: 'Liitä tähän linkki, jonka sait sähköpostiisi',
      submit: 'Lopeta viestit',
    },
    results: {
      ended: {
        title: 'Viestit on lopetettu',
        text: 'Emme enää lähetä sinulle viestejä suosikeistasi. Suosikkisi säilyvät.',
      },
      'nothing-to-end': {
        title: 'Ei lopetettavia viestejä',
        text: 'Viestit on jo lopetettu, tai linkki on liian vanha. Voit tarkistaa valintasi tilisi asetuksista.',
      },
      'broken-link': {
        title: 'Linkki on puutteellinen',
        text: 'Avaa linkki suoraan saamastasi viestistä.',
      },
      failed: {
        title: 'Viestejä ei voitu lopettaa',
        text: 'Yritä hetken kuluttua uudelleen.',
      },
    },
  },
} as const;
