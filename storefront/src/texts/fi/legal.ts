import type { StorefrontConfig } from '../../config.ts';

/** A page of law: headed parts of paragraphs; a paragraph that is a list is shown as one. */
export type LegalPage = {
  title: string;
  lead: string;
  updated: string;
  parts: { title: string; text: (string | string[])[] }[];
};

type Seller = Pick<
  StorefrontConfig,
  'BRAND' | 'SELLER_NAME' | 'SELLER_BUSINESS_ID' | 'SELLER_ADDRESS' | 'SELLER_EMAIL' | 'SELLER_PHONE'
>;

const UPDATED = 'Päivitetty 1.11.2026';

export const privacy = (seller: Seller): LegalPage => ({
  title: 'Tietosuoja',
  lead: 'Keräämme vain sen, mitä tilauksesi tarvitsee. Emme myy tietojasi emmekä seuraa sinua muille sivuille.',
  updated: UPDATED,
  parts: [
    {
      title: 'Rekisterinpitäjä',
      text: [
        `${seller.SELLER_NAME}, Y-tunnus ${seller.SELLER_BUSINESS_ID}, ${seller.SELLER_ADDRESS}. Tietosuoja-asioissa tavoitat meidät osoitteesta ${seller.SELLER_EMAIL}.`,
      ],
    },
    {
      title: 'Mitä tietoja käsittelemme',
      text: [
        [
          'Tili: nimi, sähköpostiosoite ja salasanan tiiviste. Salasanaasi emme tiedä.',
          'Toimitusosoitteet, joita itse lisäät: osoite, postinumero, kaupunki, puhelinnumero ja lisätiedot.',
          'Tilaukset: mitä tilasit, mihin hintaan, milloin, mihin osoitteeseen ja miten maksoit.',
          'Ostoskori ja suosikit.',
          'Tekniset lokit: verkko-osoite, ajankohta ja pyydetty sivu.',
        ],
        'Korttisi tai PayPal-tilisi tiedot annat maksupalvelulle, emme me näe niitä. Maksupalvelulta saamme tiedon maksun onnistumisesta ja maksun tunnisteen.',
      ],
    },
    {
      title: 'Miksi ja millä perusteella',
      text: [
        [
          'Tilauksen toimittaminen ja tilin ylläpito: sopimus kanssasi.',
          'Kirjanpito: lakisääteinen velvollisuus.',
          'Väärinkäytösten estäminen ja palvelun turvallisuus: oikeutettu etumme.',
        ],
        'Emme tee automaattisia päätöksiä emmekä profiloi.',
      ],
    },
    {
      title: 'Kenelle tietoja luovutetaan',
      text: [
        'Kuljetusyhtiölle nimesi, osoitteesi ja puhelinnumerosi. Maksupalveluille (PayPal ja Stripe) tilauksen summan ja tunnisteen. Kirjanpitäjälle laskun tiedot. Jos palveluntarjoaja käsittelee tietoja EU:n ulkopuolella, siirto perustuu komission mallilausekkeisiin tai tietosuojan riittävyyttä koskevaan päätökseen.',
      ],
    },
    {
      title: 'Kuinka kauan säilytämme',
      text: [
        'Tilin tiedot niin kauan kuin sinulla on tili. Tilaukset kirjanpitolain mukaisesti kuusi vuotta sen vuoden lopusta, jona tilikausi päättyi. Tekniset lokit enintään 90 päivää.',
      ],
    },
    {
      title: 'Evästeet ja selaimen muisti',
      text: [
        'Käytämme vain välttämättömiä evästeitä: toinen pitää sinut kirjautuneena, toinen muistaa nimesi, jotta sivu näyttää heti oikealta. Selaimen muistissa pidämme ostoskorin lukumäärän, suosikit ja valitsemasi suodattimet. Mainos- tai seurantaevästeitä ei ole, siksi emme myöskään kysy niistä.',
      ],
    },
    {
      title: 'Oikeutesi',
      text: [
        `Voit pyytää nähtäväksi omat tietosi, korjata ne, pyytää niiden poistamista tai siirtämistä ja vastustaa käsittelyä. Kirjoita osoitteeseen ${seller.SELLER_EMAIL}; vastaamme kuukauden sisällä. Jos olet sitä mieltä, että käsittelemme tietojasi väärin, voit valittaa tietosuojavaltuutetulle (tietosuoja.fi).`,
      ],
    },
  ],
});

export const terms = (seller: Seller): LegalPage => ({
  title: 'Ehdot',
  lead: 'Näin kauppa käy. Ehdot koskevat kuluttajien tilauksia Suomessa.',
  updated: UPDATED,
  parts: [
    {
      title: 'Myyjä',
      text: [
        `${seller.SELLER_NAME}, Y-tunnus ${seller.SELLER_BUSINESS_ID}, ${seller.SELLER_ADDRESS}. Sähköposti ${seller.SELLER_EMAIL}, puhelin ${seller.SELLER_PHONE}.`,
      ],
    },
    {
      title: 'Tuotteet ja hinnat',
      text: [
        'Hinnat ovat euroina ja sisältävät arvonlisäveron. Kun tuote on alennuksessa, näet myös sen normaalihinnan. Käsin tehdyt kappaleet eroavat hieman toisistaan, ja näytön värit voivat poiketa todellisista.',
      ],
    },
    {
      title: 'Tilaus',
      text: [
        'Tilaaminen vaatii tilin. Kun siirryt maksamaan, varaamme tuotteet sinulle noin puoleksi tunniksi. Kauppa syntyy, kun maksu on vahvistettu; tilauksen tilan näet omalta tililtäsi. Jos hinta on selvästi virheellinen, meillä on oikeus perua tilaus ja palauttaa rahat.',
      ],
    },
    {
      title: 'Maksaminen',
      text: [
        'Voit maksaa PayPalilla tai pankki- ja luottokortilla. Maksu tapahtuu maksupalvelun sivulla. Jos keskeytät maksun, varaus raukeaa ja ostoskorisi säilyy.',
      ],
    },
    {
      title: 'Toimitus',
      text: [
        'Toimitamme Suomeen. Pakkaamme tilauksen 1–2 arkipäivässä, ja se on perillä tavallisesti 2–4 arkipäivässä lähetyksestä. Yli 150 euron tilauksissa toimitus on ilmainen. Mahdollinen toimitusmaksu näkyy kassalla ennen maksamista.',
        'Jos toimitus viivästyy, kerromme siitä. Jos et saa tilaustasi kohtuullisessa lisäajassa, voit purkaa kaupan ja saat rahasi takaisin.',
      ],
    },
    {
      title: 'Peruuttaminen ja palautukset',
      text: ['Sinulla on 14 päivän peruuttamisoikeus. Ohjeet ovat sivulla Palautukset.'],
    },
    {
      title: 'Virhe tuotteessa',
      text: [
        'Jos tuotteessa on virhe, ota yhteyttä kohtuullisessa ajassa sen huomaamisesta. Korjaamme tuotteen, vaihdamme sen, hyvitämme hinnasta tai palautamme rahat kuluttajansuojalain mukaisesti. Vastuumme virheestä ei lopu tiettyyn päivään, vaan sen ratkaisee, kuinka kauan vaatteen voi kohtuudella odottaa kestävän.',
      ],
    },
    {
      title: 'Jos olemme eri mieltä',
      text: [
        'Puhutaan ensin. Jos emme pääse yhteisymmärrykseen, voit kysyä neuvoa kuluttajaneuvonnasta (kuluttajaneuvonta.fi) ja viedä asian kuluttajariitalautakuntaan (kuluttajariita.fi). Sovellamme Suomen lakia.',
      ],
    },
  ],
});

export const returns = (seller: Seller): LegalPage => ({
  title: 'Palautukset',
  lead: 'Jos vaate ei istu, lähetä se takaisin. Meistä on parempi, että se päätyy jollekulle, joka käyttää sitä.',
  updated: UPDATED,
  parts: [
    {
      title: '14 päivää aikaa',
      text: [
        'Voit peruuttaa kaupan syytä kertomatta 14 päivän kuluessa siitä, kun sait paketin. Jos tilauksesi tuli monessa erässä, aika alkaa viimeisestä.',
      ],
    },
    {
      title: 'Näin palautat',
      text: [
        [
          `Kirjoita osoitteeseen ${seller.SELLER_EMAIL} ja kerro tilauksen numero sekä palautettavat tuotteet. Voit käyttää myös peruuttamislomaketta, mutta pelkkä viesti riittää.`,
          'Pakkaa tuote niin, ettei se vahingoitu. Alkuperäinen laatikko käy hyvin.',
          `Lähetä paketti viimeistään 14 päivän kuluttua ilmoituksestasi osoitteeseen ${seller.SELLER_NAME}, ${seller.SELLER_ADDRESS}.`,
        ],
        'Palautuksen postimaksun maksat itse, ellei tuotteessa ole virhettä.',
      ],
    },
    {
      title: 'Missä kunnossa',
      text: [
        'Tuotteen pitää olla käyttämätön ja pesemätön. Saat tietysti sovittaa sitä. Jos tuotetta on käytetty enemmän kuin sovittaminen vaatii, voimme vähentää palautuksesta arvon alenemisen.',
      ],
    },
    {
      title: 'Rahat takaisin',
      text: [
        'Palautamme tuotteen hinnan ja tavallisen toimitusmaksun 14 päivän kuluessa ilmoituksestasi, kuitenkin vasta kun tuote on meillä tai olet osoittanut lähettäneesi sen. Palautus tulee samalla maksutavalla, jolla maksoit.',
      ],
    },
    {
      title: 'Vaihto toiseen kokoon',
      text: [
        'Kerro viestissäsi, minkä koon haluaisit. Jos sitä on, laitamme sen sivuun ja lähetämme, kun palautuksesi on perillä.',
      ],
    },
    {
      title: 'Mitä ei voi palauttaa',
      text: ['Mittojesi mukaan tehtyä vaatetta ja avattua vyyhtiä, jota on jo neulottu.'],
    },
    {
      title: 'Peruuttamislomake',
      text: [
        `Vastaanottaja: ${seller.SELLER_NAME}, ${seller.SELLER_ADDRESS}, ${seller.SELLER_EMAIL}. Ilmoitan, että haluan peruuttaa kaupan, joka koskee seuraavia tuotteita. Tilauksen numero, vastaanottopäivä, nimi, osoite, päiväys.`,
      ],
    },
  ],
});
