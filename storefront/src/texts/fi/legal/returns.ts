import { ownVersions } from '@shop/shop-rules/terms';
import { paths } from '../../../lib/routing/paths.ts';
import { mailTo, type OwnWords, type Seller } from './legal-page.ts';

const place = ({ name, address }: Seller): string => `${name}, ${address}`;

const madeToOrderIs = (version: string): string =>
  version === '2026-11-21'
    ? 'Sovimme sellaisesta aina erikseen ja kerromme asiasta ennen tilausta.'
    : 'Kerromme siitä tuotteen sivulla ja ostoskorissa ennen tilausta.';

export const returns = (seller: Seller, version: string = ownVersions.returns[0]): OwnWords => ({
  title: 'Palautukset',
  lead: 'Jos vaate ei istu, lähetä se takaisin. Meistä on parempi, että se päätyy jollekulle, joka käyttää sitä.',
  parts: [
    {
      id: 'peruuttamisoikeus',
      title: 'Peruuttamisoikeus, 14 päivää',
      text: [
        'Voit peruuttaa kaupan syytä kertomatta 14 päivän kuluessa. Aika alkaa siitä, kun sinä tai joku muu puolestasi sai tuotteen. Jos tilauksesi tuli monessa paketissa, aika alkaa viimeisestä. Riittää, että lähetät ilmoituksen ennen ajan päättymistä.',
        'Voit peruuttaa koko tilauksen tai vain osan tuotteista.',
      ],
    },
    {
      id: 'nain-palautat',
      title: 'Näin palautat',
      text: [
        [
          `Peruuta kauppa sivulla [Peruuta sopimus tästä](${paths.withdrawal}). Saat heti vahvistuksen sähköpostiisi. Voit myös kirjoittaa osoitteeseen ${mailTo(seller)} ja kertoa, että peruutat kaupan, sekä tilauksen numeron ja palautettavat tuotteet. Voit käyttää [peruuttamislomaketta](#peruuttamislomake), mutta se ei ole pakollista. Voit ilmoittaa myös kirjeellä tai puhelimessa.`,
          'Pakkaa tuote niin, ettei se vahingoitu matkalla. Alkuperäinen laatikko käy hyvin.',
          `Lähetä paketti viimeistään 14 päivän kuluttua ilmoituksestasi osoitteeseen ${place(seller)}.`,
        ],
        'Palautuksen postikulut maksat itse. Jos tuotteessa on virhe tai lähetimme väärän tuotteen, maksamme ne me.',
      ],
    },
    {
      id: 'rahat',
      title: 'Rahat takaisin',
      text: [
        'Palautamme tuotteen hinnan ja edullisimman tarjoamamme toimituksen maksun viivytyksettä ja viimeistään 14 päivän kuluttua siitä, kun saimme ilmoituksesi. Voimme odottaa, kunnes tuote on meillä tai olet osoittanut lähettäneesi sen. Jos palautat vain osan tilauksesta, toimitusmaksua ei palauteta.',
        'Rahat tulevat samalla maksutavalla, jolla maksoit. Palautus ei maksa sinulle mitään.',
      ],
    },
    {
      id: 'kunto',
      title: 'Tuotteen kunto',
      text: [
        'Sovita ja tunnustele rauhassa, niin kuin kaupassa. Jos tuotetta on käytetty enemmän kuin sen ominaisuuksien toteaminen vaatii, esimerkiksi pesty tai pidetty ulkona, voimme vähentää palautuksesta arvon alenemisen verran.',
        'Jos lankavyyhti on avattu tai siitä on neulottu, vähennämme käytetyn osan.',
      ],
    },
    {
      id: 'poikkeukset',
      title: 'Mitä ei voi peruuttaa',
      text: [
        `Peruuttamisoikeutta ei ole tuotteesta, joka on tehty sinun mittojesi tai toiveidesi mukaan. ${madeToOrderIs(version)} Tavallinen koon valinta ei ole tällainen toive.`,
      ],
    },
    {
      id: 'vaihto',
      title: 'Vaihto toiseen kokoon',
      text: [
        'Kerro viestissäsi, minkä koon haluaisit. Jos sitä on, laitamme sen sivuun ja lähetämme, kun palautuksesi on perillä. Vaihtokoon postikulut maksamme me.',
      ],
    },
    {
      id: 'virhe',
      title: 'Jos tuotteessa on virhe',
      text: [
        `Älä peruuta, vaan kirjoita osoitteeseen ${mailTo(seller)} ja liitä mukaan kuva. Virheestä vastaamme pidempään kuin 14 päivää; siitä kerrotaan [ehdoissa](${paths.terms}#virhe).`,
      ],
    },
  ],
});

/** Model withdrawal form of decree 110/2014. */
export const withdrawalForm = (seller: Seller) => ({
  id: 'peruuttamislomake',
  title: 'Peruuttamislomake',
  hint: 'Palauta tämä lomake vain, jos haluat peruuttaa kaupan.',
  print: 'Tulosta lomake',
  to: {
    label: 'Vastaanottaja',
    lines: [seller.name, seller.address, seller.email],
  },
  statement:
    'Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden toimittamista:',
  blanks: [
    'Tilauksen numero',
    'Tilauspäivä (*) / vastaanottopäivä (*)',
    'Kuluttajan nimi (kuluttajien nimet)',
    'Kuluttajan osoite (kuluttajien osoitteet)',
    'Kuluttajan allekirjoitus (kuluttajien allekirjoitukset), vain jos lomake täytetään paperilla',
    'Päiväys',
  ],
  note: '(*) Tarpeeton yliviivataan.',
});
