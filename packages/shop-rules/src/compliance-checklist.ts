/* One row per legal duty, shown in the back office; a test compares it with docs/law.md. */

export const complianceChecklist = [
  { id: 'seller', law: 'The seller is named', title: 'Myyjän nimi, Y-tunnus ja yhteystiedot ovat näkyvissä' },
  {
    id: 'vat',
    law: 'Prices include VAT; a seller below the limit says that there is none',
    title: 'Hinnoissa ja tositteissa on oikea arvonlisävero',
  },
  {
    id: 'delivery-price',
    law: 'The price of delivery is shown before the order',
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
    law: 'The legal guarantee is shown on the way to paying',
    title: 'Lakisääteisestä virhevastuusta kerrotaan kassalla',
  },
  {
    id: 'durability-label',
    law: 'No durability label is shown: it belongs to a commercial guarantee of durability of over two years, free of charge and for the whole product, and the shop gives none',
    title: 'Kestävyysmerkkiä ei näytetä, koska kauppa ei anna kestävyystakuuta',
  },
  {
    id: 'order-button',
    law: 'The order’s button says that it obliges to pay, below what is bought, the total and the address',
    title: 'Tilauspainike kertoo maksuvelvollisuudesta, ja yhteenveto on sen yläpuolella',
  },
  {
    id: 'payment-classes',
    law: 'Payment methods are grouped by class, credit last, and none is preselected',
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
    law: 'The terms that a buyer agreed to stay readable',
    title: 'Tilauksen ehdot jäävät luettaviksi',
  },
  {
    id: 'withdrawal-time',
    law: 'Fourteen days to withdraw, counted from the delivery',
    title: 'Peruuttamisaika on 14 päivää toimituksesta',
  },
  {
    id: 'withdrawal-function',
    law: 'A withdrawal function in two steps, with and without a login',
    title: 'Kaupan voi peruuttaa sivulla ilman kirjautumista',
  },
  {
    id: 'withdrawal-acknowledged',
    law: 'The withdrawal is acknowledged with content, date and time',
    title: 'Peruutus vahvistetaan sähköpostilla',
  },
  {
    id: 'made-to-order',
    law: 'Goods made to order are exempt, and the buyer is informed before the purchase',
    title: 'Tilauksesta tehtävästä kerrotaan ennen ostamista',
  },
  {
    id: 'own-measures',
    law: 'A piece made to the buyer’s own measures is exempt, is marked before the purchase, and the other lines keep the right',
    title: 'Omilla mitoilla tehdyn kappaleen poikkeus kerrotaan ennen ostoa',
  },
  {
    id: 'refund-in-time',
    law: 'Refund within 14 days, including delivery where all is returned, less the lost value',
    title: 'Peruutusten rahat palautetaan 14 päivässä',
  },
  {
    id: 'withdrawal-form',
    law: 'How to withdraw is explained, with a form',
    title: 'Peruuttamisohjeet, lomake ja palautusosoite ovat näkyvissä',
  },
  {
    id: 'complaints',
    law: 'The buyer is informed where to complain',
    title: 'Kuluttajaneuvonta ja kuluttajariitalautakunta mainitaan ehdoissa',
  },
  { id: 'accessibility', law: 'An accessibility statement', title: 'Saavutettavuusseloste on julkaistu' },
  {
    id: 'browser-storage',
    law: 'What the browser stores is explained',
    title: 'Evästeistä ja selaimen muistista kerrotaan',
  },
  {
    id: 'no-tracking',
    law: 'No third party learns of a visit, so no consent is needed',
    title: 'Kauppa ei seuraa kävijöitä eikä kutsu muita palveluja',
  },
  {
    id: 'marketing',
    law: 'Only people who asked get emails about products, and one link ends them',
    title: 'Tuotteista kirjoitetaan vain sille, joka on pyytänyt',
  },
  {
    id: 'reviews',
    law: 'Readers of reviews are told how the shop makes sure that they are buyers’',
    title: 'Arvostelujen aitoudesta kerrotaan niiden vieressä',
  },
  {
    id: 'delivery-time',
    law: 'Goods made to order are delivered when agreed: the promised week is shown before the order, and stays as promised',
    title: 'Tilauksesta tehtävän tuotteen valmistumisviikko luvataan ennen tilausta',
  },
  {
    id: 'review-reminders',
    law: 'Only buyers who ticked it are reminded of reviews, once for an order, and one link ends it',
    title: 'Arvostelusta muistutetaan vain sitä, joka on pyytänyt',
  },
  {
    id: 'own-copy',
    law: 'Customers get a copy of their stored data',
    title: 'Asiakas saa kopion tiedoistaan',
  },
  {
    id: 'forgotten',
    law: 'Deleted customers are forgotten; accounting keeps what it must for six years',
    title: 'Asiakkaan tiedot poistuvat, kirjanpito säilyy',
  },
  {
    id: 'safety',
    law: 'The manufacturer, an identifier and warnings stand on every product’s page',
    title: 'Valmistaja, tunniste ja varoitukset ovat tuotesivuilla',
  },
  {
    id: 'fibres',
    law: 'Fibres are named as in the regulation, the largest share first; ‘100 %’ of one fibre only',
    title: 'Tekstiilien kuidut on nimetty asetuksen mukaan',
  },
  {
    id: 'green-claims',
    law: 'An environmental claim has its proof',
    title: 'Ympäristöväitteillä on todiste',
  },
] as const satisfies readonly { id: string; law: string; title: string }[];

export type ComplianceItemId = (typeof complianceChecklist)[number]['id'];
