export const home = {
  description:
    'Käsin neulottuja, ommeltuja ja viimeisteltyjä vaatteita villasta ja pellavasta. Tehty Suomessa vuodesta 2014.',
  hero: {
    button: 'Katso vaatteet',
    picture: 'Käsin värjättyjä lankoja ja villavaatteita pöydällä',
  },
  welcome: {
    guest: 'Tervetuloa. Kirjautuneena näet tuotteiden tiedot ja voit tallentaa suosikkeja.',
    register: 'Rekisteröidy',
    login: 'Kirjaudu',
    back: 'Tervetuloa takaisin,',
  },
  tiles: { all: 'Katso Kaikki', story: 'Tarinamme' },
  newest: 'Uutta hyllyssä',
  reduced: 'Nyt alennuksessa',
  categories: 'Verstaan hyllyiltä',
  story: {
    year: '2014',
    link: 'Lue koko tarina',
    end: { fi: 'Katso, mitä hyllyssä on nyt', en: 'See what is on the shelves now' },
  },
  join: {
    title: 'Liity seuraan',
    text: [
      'Tililläsi ovat suosikit, osoitteet ja tilaukset.',
      'Tilauksista saat viestin sähköpostiisi. Mainoksia emme lähetä.',
    ],
    register: 'Luo tili',
    login: 'Kirjaudu sisään',
  },
} as const;
