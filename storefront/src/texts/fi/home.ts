/** Words of the home page. */
export const home = {
  description:
    'Käsin neulottuja, ommeltuja ja viimeisteltyjä vaatteita villasta ja pellavasta. Tehty Suomessa vuodesta 2014.',
  hero: {
    title: ['Villaa, pellavaa', 'ja aikaa.'],
    lead: 'Käsin neulottuja, ommeltuja ja viimeisteltyjä vaatteita. Suomesta vuodesta 2014.',
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
  categories: 'Verstaan hyllyiltä',
  story: {
    year: '2014',
    title: ['Ensin oli yksi lammas', 'ja liikaa villaa.'],
    text: [
      'Siitä syntyi ensimmäinen villapaita, sitten toinen naapurille. Nyt meitä on neljä, ja jokaisen työn tekee alusta loppuun sama ihminen.',
      'Villa tulee suomalaisilta tiloilta, pellava Pohjanmaalta ja Liettuasta. Sarastus-villapaitaa neulotaan kaksi päivää. Sen huomaa, kun sen pukee.',
    ],
    link: 'Lue koko tarina',
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
