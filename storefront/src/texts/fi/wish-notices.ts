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
  stop: {
    title: 'Viestit suosikeista',
    lead: 'Lopetetaanko sähköpostit, jotka kertovat suosikkiesi hinnoista ja paluusta myyntiin? Suosikkisi säilyvät.',
    submit: 'Lopeta viestit',
    broken: 'Linkki on puutteellinen. Avaa se uudelleen viestistä tai lopeta viestit tilisi asetuksista.',
    failed: 'Viestejä ei saatu lopetettua. Yritä uudelleen.',
    wishlist: 'Omat suosikit',
    noScript:
      'Viestien lopettaminen tällä sivulla vaatii, että selaimen JavaScript on päällä. Voit lopettaa ne myös vastaamalla viestiin.',
  },
} as const;
