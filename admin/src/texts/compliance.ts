export const complianceTexts = {
  entry: 'Lain vaatimukset',
  heading: 'Lain vaatimukset',
  line: 'Mitä laki vaatii verkkokaupalta, ja mikä siitä on kunnossa. Kauppa hoitaa osan itse. Lista ei korvaa lakimiestä.',
  count: (kept: number, all: number) => `${kept} / ${all} kunnossa`,
  kept: 'Kunnossa',
  open: 'Puuttuu',
  interim: 'Kesken',
  more: (count: number) => `ja ${count} muuta tuotetta`,
  fix: 'Korjaa',
  missing: {
    businessId: 'Y-tunnus ei ole oikea. Tarkista se.',
    email: 'Sähköpostiosoite on esimerkki. Vaihda se omaasi.',
    sellerInTerms: 'Julkaistuissa ehdoissa ei ole myyjän nykyistä nimeä ja Y-tunnusta.',
    vatInTerms:
      'Julkaistuissa ehdoissa lukee, että hinnat sisältävät arvonlisäveron, mutta myyjä ei ole alv-velvollinen.',
    mail: 'Viestit jäävät tiedostoiksi, koska sähköpostipalvelinta ei ole asetettu. Sen tekee kaupan ylläpitäjä palvelimen asetuksissa (SMTP_URL ja MAIL_FROM), eikä sitä voi tehdä täällä.',
    guaranteeFile:
      'Vaihda komission tiedostoon. Kassalla ja tilausvahvistuksessa on nyt kaupan oma ilmoitus. Tiedosto vaihdetaan asetuksissa.',
    returnAddress: 'Myyjän postiosoitteesta puuttuu postinumero, joten palautuksia ei voi lähettää.',
    late: (count: number) =>
      count === 1 ? 'Yhden peruutuksen palautus on myöhässä.' : `${count} peruutuksen palautus on myöhässä.`,
    complaints: 'Julkaistuissa ehdoissa ei mainita kuluttajaneuvontaa ja kuluttajariitalautakuntaa.',
  },
};
