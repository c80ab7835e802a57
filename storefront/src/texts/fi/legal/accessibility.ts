import { mailTo, phone, type LegalPage, type Seller } from './legal-page.ts';

/** Accessibility statement (digipalvelulaki 10 d §). */
export const accessibility = (seller: Seller): LegalPage => ({
  title: 'Saavutettavuus',
  lead: 'Kaupan pitää toimia kaikille: näppäimistöllä, ruudunlukijalla, suurennettuna ja puhelimella.',
  updated: 'Seloste on laadittu 23.11.2026.',
  parts: [
    {
      id: 'vaatimukset',
      title: 'Mitä noudatamme',
      text: [
        `Tämä seloste koskee verkkokauppaa ${seller.brand}. Tavoitteemme on täyttää WCAG 2.2 -ohjeiston A- ja AA-tason vaatimukset.`,
        [
          'Kaiken voi tehdä näppäimistöllä, ja näppäimistön kohdistus näkyy aina.',
          'Kuvilla on tekstivastineet, ja koristekuvat ohitetaan.',
          'Lomakkeiden virheet kerrotaan kentän vieressä ja luetaan ääneen.',
          'Värit erottuvat taustasta, eikä mitään kerrota pelkällä värillä.',
          'Liike ja animaatiot poistuvat, jos laitteesi pyytää niin.',
        ],
      ],
    },
    {
      id: 'arviointi',
      title: 'Miten arvioimme',
      text: [
        'Olemme arvioineet saavutettavuuden itse. Kaupan sivut tarkastetaan automaattisesti jokaisen muutoksen yhteydessä puhelimen ja tietokoneen kokoisella näytöllä, ja ostaminen käydään läpi pelkällä näppäimistöllä.',
      ],
    },
    {
      id: 'puutteet',
      title: 'Mikä ei vielä toimi',
      text: [
        'Maksusivu on maksupalvelun oma, emmekä voi vaikuttaa siihen. PayPal ja Stripe kertovat saavutettavuudesta omilla sivuillaan.',
        'Osa kaupan painikkeista ja ilmoituksista on englanniksi. Ne on merkitty niin, että ruudunlukija lukee ne englanniksi.',
        'Tuotekuvia ei ole kuvailtu laajemmin kuin niiden tekstivastineissa. Kysy meiltä, niin kerromme lisää.',
      ],
    },
    {
      id: 'palaute',
      title: 'Kerro meille',
      text: [
        `Jos jokin ei toimi, kerro siitä osoitteeseen ${mailTo(seller)} tai numeroon ${phone(seller)}. Vastaamme viimeistään kahden viikon kuluessa. Saat samat tiedot ja voit tilata myös puhelimitse.`,
      ],
    },
    {
      id: 'valvonta',
      title: 'Jos vastaus ei riitä',
      text: [
        'Saavutettavuutta valvoo Liikenne- ja viestintävirasto Traficom. Voit tehdä sille kantelun sivulla [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi).',
      ],
    },
  ],
});
