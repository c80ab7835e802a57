/** The words about the queues of the shop's listeners. */
export const queueTexts = {
  heading: 'Kaupan työt juuri nyt',
  lead: 'Kauppa tekee nämä työt taustalla. Odottavat hoituvat yleensä sekunnissa.',
  away: 'Jonoihin ei juuri nyt saada yhteyttä. Kauppa jatkaa töitä, kun yhteys palaa.',
  columns: {
    task: 'Työ',
    waiting: 'Odottaa',
    running: 'Käynnissä',
    delayed: 'Yritetään uudelleen',
    failed: 'Epäonnistunut viikon aikana',
  },

  /** What each listener does, by its name. */
  tasks: {
    'settle-payment-on-payment-reported': 'Maksun tilan selvittäminen',
    'drive-refunds-on-refunds-reported': 'Palautusten selvittäminen',
    'confirm-order-on-payment-completed': 'Tilauksen vahvistaminen',
    'note-pending-on-payment-pending': 'Odottavan maksun merkitseminen',
    'hold-order-on-payment-mismatched': 'Tarkistettavan maksun merkitseminen',
    'refund-payment-on-refund-requested': 'Rahan palauttaminen',
    'apply-refund-on-refund-changed': 'Palautuksen merkitseminen tilaukselle',
    'note-dispute-on-payment-disputed': 'Riitautuksen merkitseminen tilaukselle',
    'clear-cart-on-order-confirmed': 'Ostoskorin tyhjentäminen',
    'delete-cart-on-account-closed': 'Poistetun tilin ostoskorin poistaminen',
    'forget-buyer-on-account-closed': 'Poistetun tilin tietojen siirtäminen pois tilauksilta',
    'write-letter-on-order-confirmed': 'Tilausvahvistuksen kirjoittaminen',
    'write-letter-on-order-status-changed': 'Etenemisestä kertovan viestin kirjoittaminen',
    'write-letter-on-order-lapsed': 'Rauenneesta tilauksesta kertovan viestin kirjoittaminen',
    'write-letter-on-order-refunded': 'Palautuksesta kertovan viestin kirjoittaminen',
    'write-letter-on-order-rest-asked': 'Puuttuvasta osuudesta kertovan viestin kirjoittaminen',
    'write-letter-on-order-withdrawn': 'Peruutuksen vahvistavan viestin kirjoittaminen',
    'record-act-on-order-acted': 'Tilauksen muutoksen merkitseminen tapahtumalokiin',
    'write-letters-on-product-restocked': 'Tuotetta odottaville kirjoittaminen',
    'record-act-on-acted': 'Muutoksen merkitseminen tapahtumalokiin',
    'resize-image-on-image-uploaded': 'Kuvien koot',
  } as Record<string, string>,
};
