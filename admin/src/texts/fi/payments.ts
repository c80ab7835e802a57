/** An order's money: what came otherwise than asked, what goes back, and what is written of both. */
export const payments = {
  review: {
    accept: 'Hyväksy maksu',
    acceptQuestion: (sum: string) => `Hyväksytäänkö ${sum} tilauksen maksuksi?`,
    acceptLine: 'Tilaus vahvistetaan ja ostaja saa tilausvahvistuksen.',
    acceptLate: 'Tilaus vahvistetaan, jos sen tuotteita on yhä varastossa. Muuten raha palautuu ostajalle.',
    acceptBeside: 'Raha jää kaupalle. Voit palauttaa sen myöhemmin tilauksen muun maksun tapaan.',
    reason: 'Miksi maksu kelpaa näin',
    accepted: 'Maksu on hyväksytty.',
    dismiss: 'Merkitse selvitetyksi',
    dismissQuestion: 'Merkitäänkö maksu selvitetyksi?',
    dismissLine:
      'Katso ensin maksupalvelusta, tuliko maksusta rahaa. Jos tuli, palauta se siellä. Merkintä ei siirrä rahaa, ja se jää nimelläsi tilauksen historiaan.',
    dismissReason: 'Mitä maksusta selvisi',
    dismissed: 'Maksu on merkitty selvitetyksi.',
    dismissLater: 'Kun tilaus on peruutettu, voit merkitä maksun selvitetyksi.',
    askRest: (sum: string) => `Pyydä puuttuvat ${sum}`,
    asked: 'Ostaja voi nyt maksaa puuttuvan osan tilauksensa sivulla.',
    restAsked: (sum: string) => `Ostajalta on pyydetty ${sum}. Hän maksaa sen tilauksensa sivulla.`,
  },
  receipts: {
    heading: 'Kuitit',
    none: 'Kuitti syntyy, kun tilaus on maksettu.',
    kinds: { receipt: 'Kuitti', credit: 'Hyvityslasku' },
  },
  refunds: {
    title: 'Palautukset',
    open: 'Palauta rahaa',
    heading: 'Palauta rahaa',
    left: (sum: string) => `Palautettavissa ${sum}.`,
    what: 'Mitä palautetaan',
    kinds: { whole: 'Kaikki', lines: 'Tuotteita', sum: 'Summa' },
    lineGone: 'Jo palautettu',
    quantity: (title: string) => `Palautettava määrä, ${title}`,
    delivery: (sum: string) => `Palauta myös toimitusmaksu ${sum}`,
    sum: 'Summa euroina',
    noSum: (most: string) => `Kirjoita summa euroina, esimerkiksi 12,50. Enintään ${most}.`,
    atMost: (most: string) => `Enintään ${most}.`,
    restock: (pieces: number) => `Palauta myyntiin ${pieces} kpl`,
    note: 'Syy',
    noteTold: 'Näkyy asiakkaalle',
    nothing: 'Valitse palautettava',
    send: (sum: string) => `Palauta ${sum}`,
    sent: 'Palautus on kirjattu.',
    states: {
      requested: 'Lähetetään maksupalveluun',
      pending: 'Maksupalvelu käsittelee',
      succeeded: 'Palautettu',
      failed: 'Epäonnistui',
    },
    by: ({ origin, by }: { origin: string; by: string }) =>
      origin === 'provider'
        ? 'Tehty maksupalvelussa'
        : origin === 'elsewhere'
          ? `Maksettu muulla tavalla, ${by}`
          : by === 'system'
            ? 'Automaattinen palautus'
            : by,
    restocked: (pieces: number, isDone: boolean) =>
      isDone ? `${pieces} kpl palautettu myyntiin` : `${pieces} kpl palautuu myyntiin`,
    failure: (reason: string) => `Maksupalvelu kertoi: ${reason}`,
    retry: 'Yritä uudelleen',
    retryNote: 'Sama summa uudelleen',
    elsewhere: 'Merkitse maksetuksi muuten',
    elsewhereQuestion: (sum: string) => `Onko ${sum} maksettu ostajalle muulla tavalla?`,
    elsewhereLine: 'Merkintä ei siirrä rahaa. Summa lasketaan palautetuksi, ja ostaja saa siitä viestin.',
    elsewhereReason: 'Miten raha maksettiin',
    question: (sum: string) => `Palautetaanko ${sum} maksajalle?`,
  },
  pendingMoney: {
    told: (why: string) => `Maksu odottaa: ${why}`,
    unknown: (word: string) => `maksupalvelu ei ole vielä vahvistanut sitä (${word}).`,
    reasons: {
      BUYER_COMPLAINT: 'maksaja on valittanut maksusta PayPalille.',
      CHARGEBACK: 'maksajan pankki on perumassa maksua.',
      DECLINED_BY_RISK_FRAUD_FILTERS: 'PayPalin riskisuodatin pysäytti sen.',
      ECHECK: 'pankkisiirto PayPaliin kestää muutaman arkipäivän.',
      INTERNATIONAL_WITHDRAWAL: 'ulkomailta tullut maksu pitää hyväksyä PayPal-tililläsi.',
      OTHER: 'maksupalvelu ei ole kertonut syytä.',
      PENDING_REVIEW: 'PayPal tarkistaa sen.',
      RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION: 'maksu pitää hyväksyä PayPal-tililläsi.',
      REFUNDED: 'maksun palautus on kesken.',
      TRANSACTION_APPROVED_AWAITING_FUNDING: 'maksajan rahansiirto PayPaliin on kesken.',
      UNILATERAL: 'PayPal-tilisi sähköpostiosoitetta ei ole vielä vahvistettu.',
      VERIFICATION_REQUIRED: 'PayPal-tilisi pitää ensin vahvistaa.',
      processing: 'pankki käsittelee sitä.',
    },
  },
} as const;
