import type { Words } from '../rendering/letter-content.ts';

const mail = (address: string) => ({ text: address, url: `mailto:${address}` });

/** Every word that a customer reads in a letter. */
export const texts = {
  hello: (name: string) => (name.trim() ? `Hei ${name.trim()},` : 'Hei,'),

  order: {
    number: 'Tilausnumero',
    date: 'Tilauspäivä',
    payment: 'Maksutapa',
    trackingCode: 'Seurantakoodi',
    delivery: 'Toimitus',
    oneSize: 'Yksi koko',
    size: (size: string) => `Koko ${size}`,
    model: (variant: number) => `Malli ${variant}`,
    pieces: (count: number, each: string) => (count === 1 ? '1 kpl' : `${count} kpl à ${each}`),
    before: (price: string) => `ennen alennusta ${price}`,
    look: 'Katso tilausta',
  },
  totals: {
    products: 'Tuotteet',
    delivery: 'Toimitus',
    free: 'Maksuton',
    total: 'Yhteensä',
    vat: (vat: string) => `Summaan sisältyy arvonlisäveroa (25,5 %) ${vat}.`,
  },

  confirmed: {
    subject: (number: string) => `Kiitos tilauksestasi (${number})`,
    preview: 'Maksu on vastaanotettu ja tilauksesi on vahvistettu.',
    title: 'Kiitos tilauksestasi',
    lead: 'Maksusi on vastaanotettu ja tilauksesi on vahvistettu. Pakkaamme sen 1–2 arkipäivässä ja kirjoitamme sinulle, kun se lähtee matkaan.',
    deliveryTime:
      'Paketti on perillä tavallisesti 2–4 arkipäivää lähettämisen jälkeen ja viimeistään 30 päivän kuluttua tilauksesta.',
  },
  shipped: {
    subject: (number: string) => `Tilauksesi on matkalla (${number})`,
    preview: 'Paketti on tavallisesti perillä 2–4 arkipäivässä.',
    title: 'Tilauksesi on matkalla',
    lead: 'Pakkasimme tilauksesi ja annoimme sen kuljetettavaksi. Paketti on tavallisesti perillä 2–4 arkipäivässä.',
    inTheParcel: 'Paketissa',
  },
  delivered: {
    subject: (number: string) => `Tilauksesi on toimitettu (${number})`,
    preview: 'Sovita rauhassa. Jos jokin ei istu, voit palauttaa sen.',
    title: 'Tilauksesi on toimitettu',
    lead: 'Tilauksesi on merkitty toimitetuksi. Sovita ja tunnustele rauhassa. Hoito-ohjeet ovat kunkin tuotteen sivulla.',
  },
  cancelled: {
    subject: (number: string) => `Tilauksesi on peruttu (${number})`,
    preview: 'Olemme peruneet tilauksesi.',
    title: 'Tilauksesi on peruttu',
    lead: 'Olemme peruneet tilauksesi, eikä sitä toimiteta.',
    paid: 'Palautamme rahasi samalla maksutavalla viimeistään 14 päivän kuluessa. Sinun ei tarvitse tehdä mitään.',
    unpaid: 'Tilausta ei ole maksettu, joten sinun ei tarvitse tehdä mitään.',
    questions: (email: string): Words => [
      'Jos jokin jäi epäselväksi, vastaa tähän viestiin tai kirjoita osoitteeseen ',
      mail(email),
      '.',
    ],
  },

  withdrawal: {
    title: 'Jos muutat mielesi',
    right:
      'Voit peruuttaa kaupan syytä kertomatta 14 päivän kuluessa siitä, kun sinä tai joku muu puolestasi sai tuotteet. Voit peruuttaa koko tilauksen tai osan siitä.',
    how: (email: string, returns: string): Words => [
      'Kirjoita osoitteeseen ',
      mail(email),
      ' ja kerro tilausnumero ja palautettavat tuotteet. Ohjeet ja peruuttamislomake ovat sivulla ',
      { text: 'Palautukset', url: returns },
      '.',
    ],
  },
  terms: (url: string): Words => ['Tilaukseen sovelletaan kaupan ', { text: 'ehtoja', url: url }, '.'],

  seller: (businessId: string) => `Y-tunnus ${businessId}`,
  why: (brand: string) => `Sait tämän viestin, koska teit tilauksen kaupassa ${brand}.`,
};
