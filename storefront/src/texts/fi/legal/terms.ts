import { ownVersions } from '@shop/shop-rules/terms';
import { formatEuro } from '@shop/money';
import { paths } from '../../../lib/routing/paths.ts';
import { mailTo, phone, type OwnWords, type Seller } from './legal-page.ts';

const deliveryFee = (cents: number): string =>
  cents > 0
    ? `Toimitus maksaa ${formatEuro(cents)}. Yli 150 euron tilauksissa se on ilmainen.`
    : 'Yli 150 euron tilauksissa toimitus on ilmainen. Jos pienemmästä tilauksesta peritään toimitusmaksu, näet sen kassalla ennen maksamista.';

const pricesAre = ({ isVatLiable }: Seller): string =>
  isVatLiable
    ? 'Hinnat ovat euroina ja sisältävät arvonlisäveron.'
    : 'Hinnat ovat euroina. Myyjä ei ole arvonlisäverovelvollinen, joten hintoihin ei sisälly arvonlisäveroa.';

const payingIs = (version: string): string =>
  version === '2026-11-21'
    ? 'Voit maksaa PayPalilla tai pankki- tai luottokortilla.'
    : 'Voit maksaa PayPalilla, pankki- tai luottokortilla tai muulla tavalla, jonka kassa tarjoaa.';

const deliveryGoes = (version: string): string =>
  version < '2026-11-30'
    ? 'Toimitamme Suomeen.'
    : 'Toimitamme Manner-Suomeen. Ahvenanmaalle (postinumerot 22000–22999) emme toimita, koska se ei kuulu EU:n arvonlisäveroalueeseen ja lähetys tarvitsisi tulliselvityksen.';

export const terms = (seller: Seller, version: string = ownVersions.terms[0]): OwnWords => ({
  title: 'Ehdot',
  lead: 'Näin kauppa käy. Ehdot koskevat kuluttajien tilauksia Suomessa.',
  parts: [
    {
      id: 'myyja',
      title: 'Myyjä',
      text: [
        `${seller.name}, Y-tunnus ${seller.businessId}, ${seller.address}. Sähköposti ${mailTo(seller)}, puhelin ${phone(seller)}.`,
        'Kauppaan sovelletaan Suomen lakia ja ehtoja, jotka ovat voimassa, kun tilaat. Ehdot eivät vähennä oikeuksia, jotka kuluttajansuojalaki sinulle antaa.',
      ],
    },
    {
      id: 'tuotteet-ja-hinnat',
      title: 'Tuotteet ja hinnat',
      text: [
        `${pricesAre(seller)} Maksat hinnan, joka on voimassa tilatessasi.`,
        'Kun tuote on alennuksessa, sen sivulla kerrotaan myös alin hinta, jolla tuotetta on myyty alennusta edeltäneiden 30 päivän aikana.',
        'Teemme tuotteet käsin. Siksi kappaleet eroavat hieman toisistaan, ja näytön väri voi poiketa langan väristä.',
      ],
    },
    {
      id: 'tilaus',
      title: 'Tilaaminen',
      text: [
        'Tilaamiseen tarvitset tilin. Lisää tuotteet ostoskoriin, siirry kassalle, valitse toimitusosoite ja maksutapa. Kassalla näet tuotteet, määrät ja loppusumman ennen maksamista, ja voit vielä korjata niitä.',
        'Kun siirryt maksamaan, varaamme tuotteet sinulle noin puoleksi tunniksi. Kauppa syntyy, kun maksu on vahvistettu. Lähetämme vahvistuksen sähköpostiisi. Näet tilauksen ja sen vaiheet myös tililläsi, josta voit tulostaa sen. Säilytämme tilauksesi tiedot. Sopimus tehdään suomeksi, ja nämä ehdot voit tallentaa tai tulostaa tältä sivulta.',
        'Jos hinta on selvästi väärä niin, että sinunkin olisi pitänyt huomata se, kauppa ei sido meitä. Kerromme siitä heti ja palautamme rahat.',
      ],
    },
    {
      id: 'maksaminen',
      title: 'Maksaminen',
      text: [
        `${payingIs(version)} Maksat maksupalvelun omalla sivulla. Maksutavasta ei tule lisäkuluja.`,
        'Jos keskeytät maksun tai se ei onnistu, tilausta ei synny, varaus raukeaa ja ostoskorisi säilyy.',
      ],
    },
    {
      id: 'toimitus',
      title: 'Toimitus',
      text: [
        `${deliveryGoes(version)} ${deliveryFee(seller.deliveryCents)} Muut toimitustavat, niiden kestot ja hinnat näet tuotteen sivulla ja kassalla.`,
        'Pakkaamme tilauksen 1–2 arkipäivässä. Paketti on perillä tavallisesti 2–4 arkipäivää lähettämisen jälkeen ja viimeistään 30 päivän kuluttua tilauksesta.',
        'Vastaamme paketista, kunnes se on sinulla. Jos toimitus viivästyy, kerromme siitä. Jos paketti ei tule sovitussa ajassa eikä kohtuullisessa lisäajassa, jonka annat, voit purkaa kaupan ja saat rahasi takaisin. Voit vaatia myös korvausta vahingosta, jonka viivästys aiheutti.',
      ],
    },
    {
      id: 'peruuttaminen',
      title: 'Peruuttaminen ja palautukset',
      text: [
        `Voit peruuttaa kaupan syytä kertomatta 14 päivän kuluessa siitä, kun sait tuotteen. Ohjeet ja peruuttamislomake ovat sivulla [Palautukset](${paths.returns}).`,
      ],
    },
    {
      id: 'virhe',
      title: 'Jos tuotteessa on virhe',
      text: [
        `Tuotteessa on virhe, jos se ei vastaa sitä, mitä siitä kerroimme, tai ei kestä käyttöä niin kuin sellaisen tuotteen voi odottaa kestävän. Kerro virheestä osoitteeseen ${mailTo(seller)} kohtuullisessa ajassa siitä, kun huomasit sen. Kaksi kuukautta riittää aina. Kuva auttaa.`,
        'Korjaamme tuotteen tai vaihdamme sen uuteen, eikä se maksa sinulle mitään, eivät myöskään postikulut. Jos se ei onnistu kohtuullisessa ajassa tai aiheuttaa sinulle olennaista haittaa, saat alennusta hinnasta. Jos virhe ei ole vähäinen, voit purkaa kaupan ja saada rahat takaisin.',
        'Jos virhe ilmenee vuoden kuluessa, sen katsotaan olleen tuotteessa alusta asti, ellemme pysty osoittamaan muuta. Vastuu virheestä ei lopu määräpäivään. Sen ratkaisee, kuinka pitkään tuotteen voi kohtuudella odottaa kestävän. Emme anna erillistä takuuta.',
      ],
    },
    {
      id: 'erimielisyydet',
      title: 'Jos olemme eri mieltä',
      text: [
        `Puhutaan ensin: ${mailTo(seller)} tai ${phone(seller)}.`,
        'Jos emme pääse sopuun, ota yhteyttä [kuluttajaneuvontaan](https://www.kuluttajaneuvonta.fi). Sen jälkeen voit viedä asian [kuluttajariitalautakuntaan](https://www.kuluttajariita.fi), jonka ratkaisu ei maksa sinulle mitään. Ennen lautakuntaa kannattaa aina olla yhteydessä kuluttajaneuvontaan.',
        'Riita-asian voit viedä myös kotipaikkasi käräjäoikeuteen.',
      ],
    },
  ],
});
