import { ownVersions } from '@shop/shop-rules/terms';
import { mailTo, phone, type OwnWords, type Seller } from './legal-page.ts';

const orderIsOver = (version: string): string =>
  version === '2026-11-21'
    ? 'Kesken olevasta tilauksesta siirrämme ne, kun se on toimitettu tai peruttu, ja viimeistään 60 päivän kuluttua tilauksesta.'
    : 'Tilaus on päättynyt, kun se on peruttu tai kun se on toimitettu ja peruuttamisaika on ohi, eikä sen maksussa, peruutuksessa tai rahojen palautuksessa ole mitään kesken. Muista tilauksista siirrämme tiedot, kun ne päättyvät, ja viimeistään 60 päivän kuluttua tilauksesta.';

const choicesOfCheckout = (version: string): string[] => {
  if (version < '2026-11-28') return [];
  const choices =
    'checkout-choices: osoitteen, toimitustavan ja alennuskoodin valinta kassalla, jotta ne eivät katoa, jos maksu keskeytyy';
  if (version === '2026-11-28') return [`${choices}. Kunnes tilaus on maksettu tai suljet välilehden.`];
  const owner =
    'ja kenen valinnat ovat ja mikä tilaus niillä viimeksi tehtiin. Kunnes näet, että tilaus on maksettu, tai suljet välilehden.';
  if (version === '2026-11-29') return [`${choices}, ${owner}`];
  return [
    `checkout-choices: osoitteen, toimitustavan ja alennuskoodin valinta sekä pakettiin kirjoittamasi tervehdys kassalla, jotta ne eivät katoa, jos maksu keskeytyy, ${owner}`,
    'registered-email: sähköpostiosoite, jolla loit tilin, jotta se on valmiina kirjautumissivulla. Kunnes avaat kirjautumissivun tai suljet välilehden.',
  ];
};

const correctionOf = (version: string): string =>
  version < '2026-11-30'
    ? 'korjata väärä tai puutteellinen tieto'
    : 'saada väärä tai puutteellinen tieto korjatuksi';

const since =
  (first: string) =>
  (version: string, ...lines: string[]): string[] =>
    version < first ? [] : lines;
const sharing = since('2026-12-01');
const reviewing = since('2026-12-03');

/** It names emails about wishes and links of emails. */
const WITH_LINKS = '2026-12-02';
const linked = (version: string, ...lines: string[]): string[] => (version < WITH_LINKS ? [] : lines);
const marketing = (version: string): string =>
  version < WITH_LINKS
    ? 'Emme lähetä markkinointiviestejä.'
    : 'Emme lähetä markkinointiviestejä, joita et ole pyytänyt.';

const WITH_MEASURES = '2026-12-03';
const hasMeasures = (version: string): boolean => version >= WITH_MEASURES;

export const privacy = (seller: Seller, version: string = ownVersions.privacy[0]): OwnWords => ({
  title: 'Tietosuoja',
  lead: 'Keräämme vain sen, mitä tilauksesi tarvitsee. Emme myy tietojasi emmekä seuraa, missä muualla käyt.',
  parts: [
    {
      id: 'rekisterinpitaja',
      title: 'Rekisterinpitäjä',
      text: [
        `${seller.name}, Y-tunnus ${seller.businessId}, ${seller.address}. Tietosuojaa koskevissa asioissa kirjoita osoitteeseen ${mailTo(seller)} tai soita ${phone(seller)}.`,
      ],
    },
    {
      id: 'tiedot',
      title: 'Mitä tietoja käsittelemme',
      text: [
        [
          'Tili: nimi, sähköpostiosoite, tieto osoitteen vahvistamisesta ja salasanan tiiviste. Itse salasanaa emme tiedä.',
          'Kirjautumiset: selain, laite, IP-osoite ja ajankohta, jotta näet, missä tilillesi on kirjauduttu.',
          'Toimitusosoitteet, jotka lisäät: katuosoite, postinumero, kaupunki, puhelinnumero ja viesti kuljettajalle.',
          'Tilaukset: mitä tilasit, mihin hintaan, milloin, mihin osoitteeseen, miten maksoit ja missä vaiheessa tilaus on.',
          'Tervehdys, jos kirjoitat sellaisen pakettiin: tulostamme sen lähetteeseen ja säilytämme sen tilauksesi tiedoissa.',
          ...(hasMeasures(version)
            ? [
                'Omat mittasi ja toiveesi, jos tilaat tuotteen omilla mitoilla: teemme tuotteen niiden mukaan, ja ne ovat ostoskorissasi, tilauksesi tiedoissa, lähetteessä ja tilausvahvistuksessa.',
              ]
            : []),
          'Ostoskori ja suosikit.',
          ...sharing(
            version,
            'Suosikkien jakaminen, jos jaat ne: milloin loit linkin, näkyykö etunimesi ja linkin tunnisteen tiiviste. Linkin saaneet näkevät suosikkisi ja etunimesi, jos niin valitset.',
          ),
          ...linked(
            version,
            'Pyyntösi saada sähköpostia, kun suosikkisi halpenee tai palaa myyntiin, jos teet sen: milloin pyysit ja viestien linkkien tiivisteet.',
            'Tilauksesi viestien linkit: niiden tunnisteiden tiivisteet. Viestin linkillä tilauksesi avautuu ilman kirjautumista.',
          ),
          ...reviewing(
            version,
            'Arvostelut, jos kirjoitat niitä: tähdet, teksti, mielipiteesi koosta ja kuvat. Kauppa näyttää niiden kanssa etunimesi ja ostamasi koon kaikille. Tieto siitä, mistä tilauksesta arvostelu on, ei näy muille.',
            'Tieto siitä, pyysitkö muistutuksen arvostelusta.',
          ),
          'Sähköpostiosoite ja tuote, jos pyydät meitä kertomaan, kun loppunut tuote palaa.',
          'Viestit, joita lähetät meille, ja tilauksiasi ja tiliäsi koskevat viestit, jotka me lähetämme sinulle.',
          'Tekniset lokit: IP-osoite, ajankohta ja pyydetty sivu.',
        ],
        'Saamme tiedot sinulta. Kortin tai PayPal-tilin tiedot annat suoraan maksupalvelulle, emmekä me näe niitä. Maksupalvelu kertoo meille vain, onnistuiko maksu, ja antaa maksulle tunnisteen.',
        'Selata voit ilman tiliä. Tilaukseen tarvitsemme nimen, sähköpostiosoitteen, osoitteen ja puhelinnumeron, koska ilman niitä emme saa pakettia perille.',
      ],
    },
    {
      id: 'perusteet',
      title: 'Miksi ja millä perusteella',
      text: [
        [
          'Tilauksen käsittely, toimitus, palautus ja tilin ylläpito: sopimus kanssasi.',
          'Pyydetyt ilmoitukset palanneista tuotteista: suostumuksesi, jonka voit perua viestin linkistä.',
          ...linked(
            version,
            'Pyydetyt viestit suosikeistasi: suostumuksesi, jonka voit perua suosikkisivulla, tilin asetuksissa ja viestin linkistä.',
          ),
          ...reviewing(
            version,
            'Kirjoittamiesi arvostelujen julkaiseminen: oikeutettu etumme kertoa muille, millaisia tuotteet ovat. Tarkistamme tilauksestasi, että olet saanut tuotteen, koska laki vaatii meitä kertomaan, ovatko arvostelut ostajien.',
            'Muistutukset arvosteluista: suostumuksesi, jonka voit perua viestin linkistä ja [tilin asetuksista](/shop/profile/account).',
          ),
          'Kirjanpito ja kuluttajansuojalain mukaiset velvoitteet: laki.',
          'Kysymyksiin vastaaminen, väärinkäytösten estäminen ja palvelun pitäminen turvallisena: oikeutettu etumme hoitaa kauppaa huolellisesti.',
        ],
        `${marketing(version)} Emme tee sinusta profiilia emmekä automaattisia päätöksiä.`,
      ],
    },
    {
      id: 'vastaanottajat',
      title: 'Kenelle tietoja annetaan',
      text: [
        [
          'Kuljetusyhtiölle nimesi, osoitteesi ja puhelinnumerosi.',
          'Maksupalvelulle, jonka valitset (PayPal tai Stripe ja sen kautta MobilePay tai Klarna), tilauksen tuotteet, summa ja tunniste.',
          'Kirjanpitäjälle tositteet.',
          'Palvelinten ja sähköpostin ylläpitäjälle, joka säilyttää ja välittää tietoja puolestamme.',
          'Viranomaiselle vain, kun laki niin määrää.',
        ],
        'Maksupalvelut voivat käsitellä tietoja myös EU:n ulkopuolella. Silloin siirto perustuu Euroopan komission päätökseen tietosuojan riittävyydestä tai komission vakiolausekkeisiin.',
      ],
    },
    {
      id: 'sailytys',
      title: 'Kuinka kauan säilytämme',
      text: [
        [
          'Tilin, osoitteet, ostoskorin ja suosikit niin kauan kuin sinulla on tili. Kun poistat tilin, ne poistuvat heti.',
          ...sharing(
            version,
            'Jaetun linkin, kunnes lopetat jakamisen, luot uuden linkin tai poistat tilin.',
          ),
          ...linked(
            version,
            'Pyynnön saada viestejä suosikeistasi, kunnes perut sen tai poistat tilin.',
            'Tilauksen linkit toimivat 12 kuukautta toimituksesta tai, jos toimitusta ei ole merkitty, 18 kuukautta tilauksesta.',
          ),
          'Kirjautumisen tiedot enintään 12 tuntia.',
          `Tilaukset kuusi vuotta sen vuoden lopusta, jona tilasit. Niin kirjanpitolaki vaatii. Sen jälkeen poistamme tilauksesta nimesi, osoitteesi, puhelinnumerosi, sähköpostiosoitteesi ja tervehdyksesi${hasMeasures(version) ? ' sekä mittasi ja toiveesi' : ''}.`,
          `Kun poistat tilin, siirrämme nämä tiedot päättyneistä tilauksista heti erilleen, jossa niitä säilytetään vain kirjanpitoa varten. ${orderIsOver(version)}${hasMeasures(version) ? ' Jos teemme tuotteen tilauksesta, 60 päivää lasketaan luvatun viikon lopusta.' : ''}`,
          'Pyynnön kertoa palanneesta tuotteesta, kunnes olemme kirjoittaneet, ja enintään 12 kuukautta. Viestin jälkeen osoite säilyy 90 päivää, jotta viestin linkki toimii.',
          ...reviewing(
            version,
            'Arvostelut ja niiden kuvat, kunnes poistat tilin. Silloin valitset, poistuvatko ne vai jäävätkö ne nimellä Poistettu asiakas. Jos piilotamme arvostelun, sen teksti ja kuvat eivät näy kenellekään. Kuvan, jonka lähetit mutta et julkaissut, poistamme noin vuorokauden kuluttua.',
            'Pyynnön muistuttaa arvosteluista, kunnes lopetat muistutukset tai poistat tilin.',
          ),
          'Viestit, joita lähetät meille, kaksi vuotta.',
          `Tilauksiasi ja tiliäsi koskevat viestit, jotka me lähetämme sinulle, ${seller.emailDays} päivää.`,
          'Tekniset lokit enintään 90 päivää.',
        ],
      ],
    },
    {
      id: 'evasteet',
      title: 'Evästeet ja selaimen muisti',
      text: [
        'Käytämme vain evästeitä, joita ilman kauppa ei toimi. Mainos-, mittaus- tai seurantaevästeitä ei ole eikä muiden palvelujen koodia. Siksi emme myöskään kysy niistä.',
        [
          'sid (suojatussa yhteydessä __Host-sid): pitää sinut kirjautuneena enintään 12 tuntia.',
          'hint: nimesi, jotta sivu näyttää heti oikealta. Poistuu samaan aikaan.',
          'device (suojatussa yhteydessä __Host-device): muistaa vuoden ajan, että olet kirjautunut tällä laitteella, jotta muiden väärät arvaukset eivät estä sinua kirjautumasta. Sillä ei pääse tilillesi, ja salasanan vaihto mitätöi sen.',
        ],
        'Selaimen muistiin jää laitteellesi:',
        [
          'cart-count: montako tuotetta ostoskorissa on.',
          'wishlist, wishlist-owner ja wishlist-changes: suosikkisi, kenen ne ovat ja mikä niistä on vielä tallentamatta tilillesi.',
          'recently-viewed: tuotteet, joita olet viimeksi katsonut.',
          'pendingOrderID ja payment_completed: maksun ajan, mitä tilausta maksat ja onko maksu valmis.',
          'currentOrderID ja paypal-payment-completed: saman asian muistilappu, joka häviää, kun suljet välilehden.',
          'filters: valitsemasi suodattimet, kunnes suljet välilehden.',
          'cart-prices: hinnat, jotka olet ostoskorissa nähnyt, jotta kerromme, jos ne muuttuvat. Kunnes suljet välilehden.',
          ...choicesOfCheckout(version),
          ...reviewing(
            version,
            'Samassa checkout-choices-tiedossa on myös, pyysitkö muistutuksen arvostelusta.',
          ),
          ...sharing(
            version,
            'order-link: viestin linkki tilaukseesi, jotta tilaus pysyy auki. Kunnes suljet välilehden.',
            'shared-wishlist: sinulle jaetun suosikkilistan linkki, jotta lista näkyy myös kirjautumisen jälkeen. Kunnes suljet välilehden.',
          ),
        ],
        'Kun kirjaudut ulos, kauppa tyhjentää laitteesi muistista nämä. Voit tyhjentää ne myös itse selaimen asetuksista.',
      ],
    },
    {
      id: 'turva',
      title: 'Miten suojaamme tietoja',
      text: [
        'Yhteys kauppaan on salattu. Salasanat tallennetaan vain tiivisteinä, joista niitä ei saa takaisin. Tietoihin pääsevät ne, jotka tarvitsevat niitä työssään.',
      ],
    },
    {
      id: 'oikeudet',
      title: 'Oikeutesi',
      text: [
        'Sinulla on oikeus',
        [
          'saada tietää, mitä tietoja meillä on sinusta, ja saada niistä kopio',
          correctionOf(version),
          'saada tietosi poistetuiksi, kun niitä ei enää tarvita eikä laki vaadi säilyttämistä',
          'pyytää käsittelyn rajoittamista ja vastustaa käsittelyä, joka perustuu oikeutettuun etuun',
          'saada itse antamasi tiedot koneluettavina siirtääksesi ne muualle.',
        ],
        'Kopion tiedoistasi voit ladata ja tilisi poistaa itse [tilin asetuksista](/shop/profile/account).',
        `Muissa asioissa kirjoita osoitteeseen ${mailTo(seller)}. Vastaamme viimeistään kuukauden kuluessa. Varmistamme ensin, että kysyjä olet sinä.`,
        'Jos käsittelemme tietojasi mielestäsi väärin, voit tehdä valituksen [tietosuojavaltuutetulle](https://tietosuoja.fi). Tietosuojavaltuutetun toimisto: PL 800, 00531 Helsinki, tietosuoja@om.fi.',
      ],
    },
  ],
});
