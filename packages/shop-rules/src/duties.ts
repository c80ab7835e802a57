/*
 * What the law asks of the shop: one row for each duty. The back office shows them as kept or not, and docs/law.md says
 * where each is kept in the shop and what proves it; a test holds the two lists against each other.
 */

export const duties = [
  { id: 'seller', law: 'Who sells is told', title: 'Myyjän nimi, Y-tunnus ja yhteystiedot ovat näkyvissä' },
  {
    id: 'vat',
    law: 'Prices include VAT, and who is below its limit says that there is none',
    title: 'Hinnoissa ja tositteissa on oikea arvonlisävero',
  },
  {
    id: 'delivery-price',
    law: 'The price of delivery is known before the order',
    title: 'Toimituksen hinta näkyy ennen tilausta',
  },
  {
    id: 'vat-area',
    law: 'Nothing is sold to Åland, which is outside the VAT area of the EU',
    title: 'Ahvenanmaalle ei myydä, koska se on EU:n arvonlisäveroalueen ulkopuolella',
  },
  {
    id: 'lowest-price',
    law: 'The lowest price of 30 days stands beside a reduction',
    title: 'Alennuksen vieressä on 30 päivän alin hinta',
  },
  {
    id: 'guarantee',
    law: 'The legal guarantee is told on the way to paying',
    title: 'Lakisääteisestä virhevastuusta kerrotaan kassalla',
  },
  {
    id: 'durability-label',
    law: 'No durability label is shown: it belongs to a commercial guarantee of durability of over two years, free of charge and for the whole product, and the shop gives none',
    title: 'Kestävyysmerkkiä ei näytetä, koska kauppa ei anna kestävyystakuuta',
  },
  {
    id: 'order-button',
    law: 'The order’s button says that it binds to pay, below what is bought, for how much and where it goes',
    title: 'Tilauspainike kertoo maksuvelvollisuudesta, ja yhteenveto on sen yläpuolella',
  },
  {
    id: 'payment-classes',
    law: 'The ways to pay stand by their class, credit last, and none is chosen at first',
    title: 'Maksutavat ovat luokittain, luotto viimeisenä, eikä mikään ole valmiiksi valittu',
  },
  {
    id: 'confirmation',
    law: 'The order is confirmed on a durable medium',
    title: 'Tilausvahvistus lähtee sähköpostilla',
  },
  {
    id: 'receipts',
    law: 'Every payment has a receipt and every refund a credit note, numbered without gaps',
    title: 'Kuitit ja hyvityslaskut on numeroitu aukotta',
  },
  {
    id: 'terms-kept',
    law: 'What a buyer agreed to stays readable',
    title: 'Tilauksen ehdot jäävät luettaviksi',
  },
  {
    id: 'withdrawal-time',
    law: 'Fourteen days to withdraw, counted from the delivery',
    title: 'Peruuttamisaika on 14 päivää toimituksesta',
  },
  {
    id: 'withdrawal-function',
    law: 'A function to withdraw, in two steps, with and without a login',
    title: 'Kaupan voi peruuttaa sivulla ilman kirjautumista',
  },
  {
    id: 'withdrawal-acknowledged',
    law: 'The withdrawal is acknowledged with content, date and time',
    title: 'Peruutus vahvistetaan sähköpostilla',
  },
  {
    id: 'made-to-order',
    law: 'What is made to order is exempt, and that is told before',
    title: 'Tilauksesta tehtävästä kerrotaan ennen ostamista',
  },
  {
    id: 'refund-in-time',
    law: 'Money is back in 14 days, with the delivery where all is returned, less the lost value',
    title: 'Peruutusten rahat palautetaan 14 päivässä',
  },
  {
    id: 'withdrawal-form',
    law: 'How to withdraw, and a form for it, are told',
    title: 'Peruuttamisohjeet, lomake ja palautusosoite ovat näkyvissä',
  },
  {
    id: 'complaints',
    law: 'The buyer is told where to complain',
    title: 'Kuluttajaneuvonta ja kuluttajariitalautakunta mainitaan ehdoissa',
  },
  { id: 'accessibility', law: 'An accessibility statement', title: 'Saavutettavuusseloste on julkaistu' },
  {
    id: 'browser-storage',
    law: 'What is kept in the browser is told',
    title: 'Evästeistä ja selaimen muistista kerrotaan',
  },
  {
    id: 'no-tracking',
    law: 'Nobody else hears of a visit, so that there is nothing to consent to',
    title: 'Kauppa ei seuraa kävijöitä eikä kutsu muita palveluja',
  },
  {
    id: 'marketing',
    law: 'Only who has asked is written to about goods, and ends it with one link',
    title: 'Tuotteista kirjoitetaan vain sille, joka on pyytänyt',
  },
  {
    id: 'own-copy',
    law: 'Customers get a copy of what is kept of them',
    title: 'Asiakas saa kopion tiedoistaan',
  },
  {
    id: 'forgotten',
    law: 'Who leaves is forgotten; bookkeeping keeps what it has to, for six years',
    title: 'Asiakkaan tiedot poistuvat, kirjanpito säilyy',
  },
  {
    id: 'safety',
    law: 'The maker, an identifier and warnings stand on every product’s page',
    title: 'Valmistaja, tunniste ja varoitukset ovat tuotesivuilla',
  },
  {
    id: 'fibres',
    law: 'Fibres are called as the regulation calls them, the largest share first; ‘100 %’ of one fibre only',
    title: 'Tekstiilien kuidut on nimetty asetuksen mukaan',
  },
  {
    id: 'green-claims',
    law: 'A claim about the environment has its proof',
    title: 'Ympäristöväitteillä on todiste',
  },
] as const satisfies readonly { id: string; law: string; title: string }[];

export type DutyId = (typeof duties)[number]['id'];
