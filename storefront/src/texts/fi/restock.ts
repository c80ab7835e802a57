import type { RestockResult } from '@shop/contracts/restock';

export const restock = {
  open: 'Ilmoita, kun palaa',
  openFor: (title: string): string => `Ilmoita, kun palaa: ${title}`,
  openForSize: 'Ilmoita, kun koko palaa',
  lead: 'Kirjoitamme sinulle kerran, kun tuotetta on taas saatavilla. Emme käytä osoitetta muuhun.',
  size: 'Koko',
  anySize: 'Mikä tahansa koko',
  email: 'Sähköpostiosoite',
  submit: 'Ilmoita minulle',
  failed: 'Pyyntöäsi ei voitu tallentaa. Yritä hetken kuluttua uudelleen.',
  page: {
    topic: 'Pyydetyt ilmoitukset',
    results: {
      asked: {
        title: 'Pyyntösi on tallessa',
        text: 'Kirjoitamme sinulle, kun tuotetta on taas saatavilla.',
      },
      'in-stock': {
        title: 'Tuotetta on saatavilla',
        text: 'Sinun ei tarvitse odottaa: voit tilata sen heti.',
      },
      'wrong-address': {
        title: 'Tarkista sähköpostiosoite',
        text: 'Pyyntöä ei tallennettu. Palaa tuotteen sivulle ja anna osoite muodossa nimi@posti.fi.',
      },
      'too-many': {
        title: 'Odotat jo 20:tä tuotetta',
        text: 'Voit pyytää uuden ilmoituksen, kun jokin niistä on palannut.',
      },
      stopped: {
        title: 'Pyyntösi on poistettu',
        text: 'Emme enää kirjoita sinulle tuotteista, joita odotit. Tilaustesi viestit tulevat entiseen tapaan.',
      },
      'nothing-to-stop': {
        title: 'Ei poistettavia pyyntöjä',
        text: 'Pyyntösi on jo poistettu, tai viestin linkki on vanhentunut. Jos saat meiltä vielä ilmoituksen tuotteesta, poista pyyntösi sen linkistä.',
      },
      'broken-link': {
        title: 'Linkki on puutteellinen',
        text: 'Avaa linkki suoraan saamastasi viestistä.',
      },
      failed: {
        title: 'Pyyntöä ei voitu käsitellä',
        text: 'Yritä hetken kuluttua uudelleen.',
      },
    } satisfies Record<RestockResult, { title: string; text: string }>,
    stop: {
      title: 'Poistetaanko pyyntösi?',
      text: 'Lupasimme kirjoittaa sinulle, kun odottamasi tuotteet palaavat. Jos poistat pyyntösi, et saa näitä viestejä. Tilaustesi viestit tulevat entiseen tapaan.',
      link: 'Liitä tähän linkki, jonka sait sähköpostiisi',
      submit: 'Poista kaikki pyyntöni',
    },
    product: 'Takaisin tuotteeseen',
    home: 'Kaupan etusivulle',
  },
} as const;
