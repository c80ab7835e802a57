import { formatCount } from './format-count.ts';

export const deadLetterTexts = {
  page: 'Jonot',
  heading: 'Pysähtyneet tapahtumat',
  count: (total: number) => (total === 1 ? '1 tapahtuma' : `${formatCount(total)} tapahtumaa`),
  lead: 'Kauppa ei saanut näitä tehtyä loppuun. Kun syy on poistunut, yritä uudelleen.',
  onDashboard: (count: number) =>
    count === 1 ? 'Yksi tapahtuma on pysähtynyt' : `${formatCount(count)} tapahtumaa on pysähtynyt`,
  empty: 'Mikään ei ole pysähtynyt',
  emptyLine: 'Jos kauppa ei saa jotain tehtyä loppuun, se ilmestyy tähän.',
  someAway: 'Osa listasta voi puuttua, koska kaikki kaupan palvelut eivät juuri nyt vastaa.',
  newestOf: (shown: number, total: number) =>
    `Tässä on ${formatCount(shown)} uusinta, yhteensä ${formatCount(total)}.`,
  attempts: (count: number) => (count === 1 ? '1 yritys' : `${formatCount(count)} yritystä`),
  product: 'Näytä tuote',
  replay: 'Yritä uudelleen',
  replaying: 'Yritetään uudelleen',
  applied: 'Onnistui. Tapahtuma on käsitelty.',
  failedAgain: 'Uusi yritys ei onnistunut.',
  discard: 'Hylkää',
  discardQuestion: 'Hylätäänkö tapahtuma?',
  discardLine: (lost: string) => `${lost} Hylkäystä ei voi perua.`,
  discardConfirm: 'Hylkää tapahtuma',
  discarded: 'Tapahtuma on hylätty.',
  technical: 'Tekniset tiedot',
  fields: {
    event: 'Tapahtuma',
    consumer: 'Käsittelijä',
    id: 'Tunnus',
    first: 'Ensimmäinen virhe',
    error: 'Virhe',
    payload: 'Sisältö',
  },

  events: {
    'payment-completed': 'Maksu saapui',
    'payment-pending': 'Maksupalvelu käsittelee maksua',
    'payment-mismatched': 'Maksussa oli jotain vialla',
    'payment-reported': 'Maksupalvelu ilmoitti maksusta',
    'refund-requested': 'Rahan palautusta pyydettiin',
    'refund-changed': 'Rahan palautuksen tila muuttui',
    'payment-disputed': 'Ostaja riitautti maksun',
    'refunds-reported': 'Maksupalvelu ilmoitti rahan palautuksesta',
    'order-confirmed': 'Tilaus vahvistui',
    'order-status-changed': 'Tilauksen tila muuttui',
    'order-lapsed': 'Tilaus raukesi maksamatta',
    'order-refunded': 'Rahat palautettiin',
    'order-money-accepted': 'Maksu hyväksyttiin sellaisenaan',
    'order-rest-asked': 'Tilauksen puuttuvaa osuutta pyydettiin',
    'order-withdrawn': 'Asiakas peruutti kaupan',
    'withdrawal-link-asked': 'Asiakkaalle pyydettiin linkki kaupan peruuttamiseen',
    'order-link-asked': 'Asiakkaalle pyydettiin linkki tilaukseen',
    'review-reminder-due': 'Asiakasta oli aika muistuttaa arvostelusta',
    'order-action-audited': 'Tilausta muutettiin hallinnassa',
    'account-closed': 'Asiakkaan tili poistettiin',
    'product-restocked': 'Tuotetta tuli lisää',
    'offer-improved': 'Tuote halpeni tai palasi myyntiin',
    'action-audited': 'Kaupan hallinnassa tehtiin muutos',
    'image-uploaded': 'Kuva lähetettiin',
  } as Record<string, string>,
  unknownEvent: (name: string) => `Tapahtuma ${name} tuli`,
  but: (happened: string, cause: string) => `${happened}, mutta ${cause}.`,

  listeners: {
    'confirm-order-on-payment-completed': {
      notDone: 'Tilaus jäi vahvistamatta',
      lost: 'Tilausta ei merkitä maksetuksi, vaikka raha on tullut. Sovi asiakkaan kanssa, toimitatko tilauksen vai palautatko rahan.',
    },
    'refund-payment-on-refund-requested': {
      notDone: 'Rahaa ei palautettu',
      lost: 'Maksupalvelua ei pyydetä palauttamaan rahaa. Tee palautus uudelleen tai maksupalvelussa.',
    },
    'drive-refunds-on-refunds-reported': {
      notDone: 'Palautusta ei merkitty',
      lost: 'Tilauksesta ei näe heti, mitä maksupalvelussa palautettiin tai riitautettiin.',
    },
    'note-pending-on-payment-pending': {
      notDone: 'Odottava maksu jäi merkitsemättä tilaukselle',
      lost: 'Tilauksesta ei näe, että maksu on vielä maksupalvelun käsiteltävänä.',
    },
    'review-order-on-payment-mismatched': {
      notDone: 'Maksu jäi merkitsemättä tarkistettavaksi',
      lost: 'Tilaus ei tule tarkistettavien joukkoon, vaikka sen maksussa on jotain vialla.',
    },
    'apply-refund-on-refund-changed': {
      notDone: 'Palautuksen tila jäi merkitsemättä tilaukselle',
      lost: 'Tilauksesta ei näe, onko raha palautunut. Tarkista se maksupalvelusta.',
    },
    'note-dispute-on-payment-disputed': {
      notDone: 'Riitautettu maksu jäi merkitsemättä tilaukselle',
      lost: 'Tilauksesta ei näe, että ostaja on riitauttanut maksun. Tarkista se maksupalvelusta.',
    },
    'clear-cart-on-order-confirmed': {
      notDone: 'Ostoskori jäi tyhjentämättä',
      lost: 'Jo maksetut tuotteet voivat jäädä asiakkaan ostoskoriin.',
    },
    'delete-cart-on-account-closed': {
      notDone: 'Poistetun tilin ostoskori jäi poistamatta',
      lost: 'Ostoskori jää kaupan tietoihin, vaikka asiakas on poistanut tilinsä.',
    },
    'forget-buyer-on-account-closed': {
      notDone: 'Poistetun tilin tiedot jäivät tilauksiin',
      lost: 'Asiakkaan nimi ja yhteystiedot jäävät näkyviin tilauksiin, vaikka hän on poistanut tilinsä.',
    },
    'write-email-on-order-confirmed': {
      notDone: 'Tilausvahvistus jäi kirjoittamatta',
      lost: 'Asiakas ei saa tilausvahvistusta sähköpostiinsa.',
    },
    'write-status-email-on-order-status-changed': {
      notDone: 'Viesti tilauksen etenemisestä jäi kirjoittamatta',
      lost: 'Asiakas ei saa sähköpostia siitä, että hänen tilauksensa tila muuttui.',
    },
    'write-email-on-order-lapsed': {
      notDone: 'Viesti rauenneesta tilauksesta jäi kirjoittamatta',
      lost: 'Asiakas ei saa sähköpostia siitä, että hänen tilauksensa raukesi.',
    },
    'write-email-on-order-refunded': {
      notDone: 'Viesti palautuksesta jäi kirjoittamatta',
      lost: 'Asiakas ei saa sähköpostia siitä, että hänen rahansa on palautettu.',
    },
    'write-receipt-on-order-confirmed': {
      notDone: 'Kuitti jäi kirjoittamatta',
      lost: 'Tilaukselta puuttuu kuitti, ja myynti puuttuu kirjanpidosta.',
    },
    'write-later-receipts-on-order-money-accepted': {
      notDone: 'Kuitti jäi kirjoittamatta',
      lost: 'Hyväksytyltä maksulta puuttuu kuitti, ja se puuttuu kirjanpidosta.',
    },
    'write-credit-note-on-order-refunded': {
      notDone: 'Hyvityslasku jäi kirjoittamatta',
      lost: 'Palautukselta puuttuu hyvityslasku, ja palautus puuttuu kirjanpidosta.',
    },
    'write-email-on-order-rest-asked': {
      notDone: 'Viesti puuttuvasta osuudesta jäi kirjoittamatta',
      lost: 'Asiakas ei saa sähköpostia siitä, että hänen tilauksensa maksusta puuttuu osa.',
    },
    'write-email-on-order-withdrawn': {
      notDone: 'Vahvistus peruutuksesta jäi kirjoittamatta',
      lost: 'Asiakas ei saa sähköpostia siitä, että hänen peruutuksensa on vastaanotettu.',
    },
    'write-email-on-withdrawal-link-asked': {
      notDone: 'Linkki kaupan peruuttamiseen jäi lähettämättä',
      lost: 'Asiakas ei saa sähköpostiinsa linkkiä, jota hän tarvitsee kaupan peruuttamiseen.',
    },
    'write-email-on-order-link-asked': {
      notDone: 'Linkki tilaukseen jäi lähettämättä',
      lost: 'Asiakas ei saa sähköpostiinsa linkkiä, jolla hän näkisi tilauksensa kirjautumatta.',
    },
    'write-email-on-review-reminder-due': {
      notDone: 'Muistutus arvostelusta jäi lähettämättä',
      lost: 'Asiakas ei saa muistutusta, jota hän pyysi. Hän voi silti arvostella tuotteet tilauksestaan.',
    },
    'append-audit-entry-on-order-action-audited': {
      notDone: 'Merkintä tapahtumalokiin jäi tekemättä',
      lost: 'Tapahtumaloki ei kerro, kuka muutti tilausta. Tilauksen omat tiedot säilyvät.',
    },
    'append-audit-entry-on-action-audited': {
      notDone: 'Merkintä tapahtumalokiin jäi tekemättä',
      lost: 'Tapahtumaloki ei kerro, kuka teki muutoksen. Muutos itse säilyy.',
    },
    'settle-payment-on-payment-reported': {
      notDone: 'Maksun tila jäi selvittämättä',
      lost: 'Maksupalvelun ilmoitus katoaa. Onnistunut maksu voi jäädä näkymättä tilauksella.',
    },
    'write-restock-emails-on-product-restocked': {
      notDone: 'Tuotetta odottaville jäi kirjoittamatta',
      lost: 'Tuotetta odottavat eivät saa nyt sähköpostia. He saavat sen, kun tuotetta taas lisätään.',
    },
    'notify-wishers-on-offer-improved': {
      notDone: 'Viesti suosikista jäi kirjoittamatta',
      lost: 'Osa niistä, joiden suosikki tuote on, ei saa viestiä tästä muutoksesta.',
    },
    'resize-image-on-image-uploaded': {
      notDone: 'Kuva jäi käsittelemättä',
      lost: 'Kuvasta ei tehdä kaupassa näkyviä kokoja. Lähetä kuva tarvittaessa uudelleen.',
    },
  } as Record<string, { notDone: string; lost: string }>,
  unknownListener: {
    notDone: 'Tuntematon tapahtuma',
    lost: 'Tapahtuman tiedot katoavat.',
  },

  causes: {
    'order-not-found': 'tilausta ei löytynyt',
    'payment-not-found': 'maksua ei löytynyt',
    'product-not-found': 'tuotetta ei löytynyt',
    'not-found': 'sen kohdetta ei löytynyt',
    'invalid-input': 'sen tiedot olivat puutteelliset',
    busy: 'samoja tietoja muutettiin yhtä aikaa muualla',
  } as Record<string, string>,
  programFault: 'kaupan ohjelmassa on vika',
  nobodyListens: 'kauppa ei enää käsittele tällaisia',
  contactDeveloper: 'Kerro viasta kaupan ohjelmoijalle. Tekniset tiedot auttavat häntä.',
};
