import { formatCount } from '../format-count.ts';

/** One full stop, also after a date such as 16.11. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const dashboard = {
  dashboard: {
    heading: 'admin dashboard',
    toPackTitle: 'Pakattavana',
    allToPack: (count: number) => (count === 1 ? 'Katso tilaus' : `Kaikki ${formatCount(count)} pakattavaa`),
    allWithheld: (count: number) => (count === 1 ? 'Katso tilaus' : `Kaikki ${formatCount(count)}`),
    nothingToPack: 'Pöytä on tyhjä. Uudet tilaukset ilmestyvät tähän.',
    salesTitle: 'Myynti päivittäin',
    soldOrders: 'Näytä tilaukset',
    range: 'Ajanjakso',
    days: (count: number) => `${count} pv`,
    sales: 'myynti',
    soldCount: (count: number) => (count === 1 ? 'maksettu tilaus' : 'maksettua tilausta'),
    average: 'keskitilaus',
    todayLabel: 'tänään',
    bestTitle: 'Suosituimmat',
    nothingSold: 'Tältä ajalta ei ole myyntiä.',
    newestTitle: 'Uusimmat tilaukset',
    allOrders: 'Kaikki tilaukset',
    noOrders: 'Ei vielä tilauksia.',
    paymentsTitle: 'Maksut',
    failedPayments: (count: number) =>
      count === 1
        ? '1 epäonnistunut maksu viikon aikana'
        : `${formatCount(count)} epäonnistunutta maksua viikon aikana`,
    cancelledPayments: (count: number) =>
      count === 1
        ? '1 ostajan peruma maksu viikon aikana'
        : `${formatCount(count)} ostajan perumaa maksua viikon aikana`,
    reviewPayments: (count: number) =>
      count === 1 ? '1 maksu tarkistettavana' : `${formatCount(count)} maksua tarkistettavana`,
    pendingPayments: (count: number) =>
      count === 1
        ? '1 maksu odottaa maksupalvelun päätöstä'
        : `${formatCount(count)} maksua odottaa maksupalvelun päätöstä`,
    unpaidOrders: (count: number) =>
      count === 1 ? '1 tilaus odottaa maksua' : `${formatCount(count)} tilausta odottaa maksua`,
    reconciliation: {
      fine: (when: string) => `Täsmäytys ${when}: kaikki täsmää maksupalvelujen kanssa.`,
      differ: (count: number, when: string) =>
        count === 1
          ? `Täsmäytys ${when}: yksi kohta eroaa maksupalvelun tiedoista.`
          : `Täsmäytys ${when}: ${formatCount(count)} kohtaa eroaa maksupalvelujen tiedoista.`,
      failed: 'Täsmäytys ei onnistunut, koska maksupalvelu ei vastannut. Kauppa yrittää uudelleen.',
      underWay: 'Täsmäytys maksupalvelujen kanssa on käynnissä.',
      kinds: {
        'unknown-payment': 'Maksupalvelu on veloittanut maksun, jota kauppa ei tunne',
        'charged-twice': 'Maksu on veloitettu kahdesti',
        'other-sum': 'Maksupalvelussa on eri summa',
        missing: 'Maksupalvelu ei tunne kaupan kirjausta',
      },
    },
    alerts: {
      'withdrawal-open': (count: number) =>
        count === 1
          ? 'Yhden tilauksen peruutus odottaa käsittelyä'
          : `${formatCount(count)} tilauksen peruutus odottaa käsittelyä`,
      'refund-failed': (count: number) =>
        count === 1 ? 'Yksi palautus epäonnistui' : `${formatCount(count)} tilauksen palautus epäonnistui`,
      'dispute-open': (count: number) =>
        count === 1
          ? 'Ostaja on riitauttanut maksun'
          : `${formatCount(count)} tilauksen maksu on riitautettu`,
      'refund-left': (count: number) =>
        count === 1
          ? '1 perutun tilauksen rahat palauttamatta'
          : `${formatCount(count)} perutun tilauksen rahat palauttamatta`,
      'paid-pending': (count: number) =>
        count === 1
          ? '1 maksettu tilaus on tilassa Odottaa, eikä sitä pakata'
          : `${formatCount(count)} maksettua tilausta on tilassa Odottaa, eikä niitä pakata`,
    },
    newestPayment: (name: string, what: string) => `Viimeksi ${name}, ${what}`,
    paymentsFine: 'Kaikki maksut ovat kunnossa.',
    open: 'Avaa',
    lowTitle: 'Vähissä',
    allLow: 'Kaikki',
    inStock: (stock: number) => `${stock} jäljellä`,
    nothingLow: 'Kaikkea on riittävästi.',
    ordersOfDay: 'Tilauksia',
    unknown: 'Tietoja ei saatu haettua.',
    greetings: { morning: 'Huomenta', day: 'Päivää', evening: 'Iltaa' },
    waits: (count: number) => (count === 1 ? 'Yksi tilaus' : `${formatCount(count)} tilausta`),
    waiting: (oldest: string) => sentence(`odottaa pakkaamista, vanhin ${oldest}`),
    waitingOne: (oldest: string) => sentence(`odottaa pakkaamista, ${oldest}`),
    allPacked: 'Kaikki tilaukset on pakattu.',
    allPaidPacked: 'Kaikki maksetut tilaukset on pakattu.',
    today: 'tältä päivältä',
    yesterday: 'eiliseltä',
    weekdays: [
      'sunnuntailta',
      'maanantailta',
      'tiistailta',
      'keskiviikolta',
      'torstailta',
      'perjantailta',
      'lauantailta',
    ],
    todayAt: (clock: string) => `tänään ${clock}`,
    onYesterday: 'eilen',
    ofDay: (day: string) => `päivältä ${day}`,
  },
  features: {
    heading: 'admin features',
    lead: 'Näin hallinta toimii.',
    onTitle: 'Käytössä nyt',
    change: 'Muuta asetuksia',
    delivery: 'Toimitustavat',
    payments: 'Maksutavat',
    vat: 'Arvonlisävero',
    vatOn: 'Myyjä on alv-velvollinen.',
    vatOff: 'Myyjä ei ole alv-velvollinen.',
    guests: 'Vieraat',
    guestsOpen: 'Näkevät tuotteet ja haun ilman kirjautumista.',
    guestsClosed: 'Kirjautuvat ennen tuotteen avaamista.',
    orderLinks: 'Tilaus ilman kirjautumista',
    orderLinksOn: 'Viestien linkit avaavat tilauksen.',
    orderLinksOff: 'Asiakas kirjautuu nähdäkseen tilauksensa.',
    sharing: 'Suosikkien jakaminen',
    sharingOn: 'Asiakkaat voivat jakaa suosikkinsa linkillä.',
    sharingOff: 'Suosikkeja ei voi jakaa.',
    notices: 'Viestit suosikeista',
    noticesOn: 'Asiakas voi pyytää viestin, kun suosikki halpenee tai palaa myyntiin.',
    noticesOff: 'Suosikeista ei lähetetä viestejä.',
    reviews: 'Arvostelut',
    reviewsOn: 'Tuotteen saanut ostaja voi arvostella sen.',
    reviewsOff: 'Eivät ole käytössä.',
    statusTitle: 'Tilauksen vaiheet',
    statuses: {
      pending: 'Asiakas ei ole vielä maksanut. Tuotteet on varattu hänelle puoleksi tunniksi.',
      confirmed: 'Maksu on saatu. Tilauksen voi pakata.',
      inProcess: 'Tilausta pakataan tai jotain siihen kuuluvaa tehdään.',
      inShipping: 'Paketti on matkalla asiakkaalle.',
      delivered: 'Paketti on perillä.',
      rejected: 'Tilaus on peruutettu. Maksettu raha palautetaan erikseen.',
    },
    imagesTitle: 'Tuotekuvat',
    images: [
      'Kuvat ovat JPEG-, PNG-, WebP- tai AVIF-muodossa, enintään 8\u00a0Mt kukin.',
      'Tuotteella on yhdestä kymmeneen kuvaa. Ensimmäinen on pääkuva, ja asiakas valitsee mallin kuvan numerolla.',
      'Lähikuvat ja muut näkymät siirretään yksityiskohdiksi. Ne näkyvät mallien jälkeen, eikä niitä myydä. Niitä voi olla kahdeksan.',
      'Pystykuva suhteessa 4:5 ja vähintään 1200 pikseliä leveänä näkyy terävänä kaikkialla.',
      'Vaihtoehtoinen teksti kertoo kuvan sille, joka ei näe sitä.',
    ],
    shortcutsTitle: 'Pikanäppäimet',
  },
} as const;
