/** Words of the home page. */
export const home = {
  description:
    'Käsin neulottuja, ommeltuja ja viimeisteltyjä vaatteita villasta ja pellavasta. Tehty Suomessa vuodesta 2014.',
  hero: {
    title: ['Villaa, pellavaa', 'ja aikaa.'],
    lead: 'Vaatteita, jotka joku on neulonut, ommellut ja viimeistellyt käsin. Suomessa, vuodesta 2014.',
    button: 'Katso vaatteet',
    picture: 'Käsin värjättyjä lankoja ja villavaatteita pöydällä',
  },
  welcome: {
    guest: 'Tervetuloa. Omalla tilillä näet tuotteiden tiedot ja tallennat suosikit.',
    register: 'Rekisteröidy',
    login: 'Kirjaudu',
    back: 'Tervetuloa takaisin,',
  },
  tiles: { all: 'Katso Kaikki', story: 'Meidän tarina' },
  shelves: 'Verstaan hyllyiltä',
  story: {
    year: '2014',
    title: ['Ensin oli yksi lammas', 'ja liikaa villaa.'],
    text: [
      'Siitä syntyi ensimmäinen villapaita, sitten toinen naapurille. Nyt meitä on neljä, ja jokainen työ kulkee yhden ihmisen käsissä alusta loppuun.',
      'Villa tulee suomalaisilta tiloilta, pellava Pohjanmaalta. Sarastus-villapaitaa neulotaan kaksi viikkoa. Sen huomaa, kun sen pukee.',
    ],
    link: 'Lue koko tarina',
  },
  join: {
    title: 'Liity seuraan',
    text: [
      'Tilillä pidät kirjaa suosikeista, osoitteista ja tilauksista.',
      'Emme lähetä kirjeitä, joita et ole pyytänyt.',
    ],
    register: 'Luo tili',
    login: 'Kirjaudu sisään',
  },
} as const;
