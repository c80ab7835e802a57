import { formatCount } from './format-count.ts';

export const customerTexts = {
  heading: 'Asiakkaat',
  count: (count: number) => (count === 1 ? '1 asiakas' : `${formatCount(count)} asiakasta`),
  searchLabel: 'Hae nimellä tai sähköpostilla',
  kind: 'Ketkä',
  registered: 'Rekisteröityneet',
  guests: 'Ilman tiliä',
  guestsLine:
    'Muualta tuotujen tilausten ostajat sähköpostiosoitteen mukaan. Heitä ei yhdistetä tileihin, vaikka osoite olisi sama: kukaan ei ole osoittanut, että kyse on samasta ihmisestä.',
  empty: 'Asiakkaita ei löytynyt',
  emptyLine: 'Hae nimen tai sähköpostiosoitteen osalla.',
  noOrders: 'Ei tilauksia',
  orders: (count: number, sum: string) =>
    `${count === 1 ? '1 tilaus' : `${formatCount(count)} tilausta`}, maksettu ${sum}`,
  last: (day: string) => `viimeksi ${day}`,
  since: (day: string) => `asiakas ${day} lähtien`,
  unconfirmed: 'sähköpostia ei ole vahvistettu',
  open: 'Näytä',
  sheet: {
    failed: 'Asiakasta ei löytynyt.',
    orders: 'Tilaukset',
    emails: 'Viestit',
    noLetters: 'Viestejä ei ole lähetetty.',
    addresses: 'Osoitteet',
    noAddresses: 'Osoitteita ei ole tallennettu.',
    notes: 'Muistiinpanot',
    newNote: 'Uusi muistiinpano',
    noteHelp: 'Asiakas saa nämä tekstit nähtäväkseen, jos hän pyytää tietonsa.',
    saveNote: 'Tallenna muistiinpano',
    noted: 'Muistiinpano on tallennettu.',
    data: 'Tiedot',
    copy: 'Lataa kaikki tiedot (JSON)',
    erase: 'Poista asiakkaan tiedot',
    eraseQuestion: (name: string) => `Poistetaanko asiakkaan ${name} tiedot?`,
    eraseLine:
      'Tili, osoitteet, ostoskori, suosikit ja muistiinpanot poistuvat heti. Tilaukset ja kuitit jäävät, koska kirjanpitolaki vaatii ne kuudelta vuodelta: nimi ja yhteystiedot siirtyvät niistä pois näkyvistä vain kirjanpitoa varten ja poistuvat sen ajan päätyttyä. Keskeneräinen tilaus näyttää ne, kunnes se on perillä. Tätä ei voi perua.',
    eraseYes: 'Poista tiedot',
    erased: 'Asiakkaan tiedot on poistettu.',
  },
} as const;
