import { sizeText } from '@shop/shop-rules/size-text';

/** Words of the page on which a buyer withdraws from a purchase. */
export const withdrawal = {
  title: 'Peruuta sopimus',
  link: 'Peruuta sopimus tästä',
  lead: 'Voit peruuttaa kaupan 14 päivän kuluessa siitä, kun sait tuotteet. Syytä ei tarvitse kertoa.',
  find: {
    orderID: 'Tilausnumero',
    orderHint: 'Numero on tilausvahvistuksen alussa.',
    email: 'Sähköposti',
    emailHint: 'Osoite, jolla teit tilauksen. Kirjautuneena voit jättää kentän tyhjäksi.',
    submit: 'Jatka',
    noOrder: 'Anna tilausnumero.',
    noEmail: 'Anna sähköpostiosoite.',
  },
  paste: {
    label: 'Liitä tähän linkki, jonka sait sähköpostiisi',
    hint: 'Kopioi viestistä linkin ”Peruuta sopimus tästä” osoite.',
    submit: 'Avaa tilaus',
    none: 'Liitä linkki, jonka sait sähköpostiisi.',
    broken: 'Linkki on puutteellinen. Kopioi se viestistä kokonaan.',
    expired: 'Emme löydä tilausta tällä linkillä. Hae uusi linkki tilausnumerolla ja sähköpostiosoitteella.',
  },
  choose: {
    title: 'Mitä peruutat',
    order: (number: string, day: string) => `Tilaus ${number}, tehty ${day}.`,
    until: (day: string) => `Voit peruuttaa ${day} asti.`,
    notBegun: 'Peruuttamisaika alkaa, kun tuotteet on toimitettu.',
    pieces: (title: string) => `Montako kappaletta: ${title}`,
    of: (quantity: number) => `/\u00a0${quantity}\u00a0kpl`,
    madeToOrder: 'Tehty tilauksestasi. Peruuttamisoikeutta ei ole.',
    gone: 'Jo peruutettu tai palautettu.',
    name: 'Nimesi',
    noName: 'Kirjoita nimesi.',
    nothing: 'Valitse ainakin yksi tuote.',
    confirm: 'Vahvista peruuttaminen',
    back: 'Takaisin',
  },
  byLetter: 'Jatka sähköpostistasi',
  done: {
    title: 'Peruutus on vastaanotettu',
    text: 'Lähetimme vahvistuksen sähköpostiisi. Siitä näet, mitä peruutit, milloin ilmoitus saapui ja miten jatketaan.',
    home: 'Etusivulle',
  },
  failed: 'Peruutusta ei saatu lähetettyä. Yritä uudelleen tai kirjoita meille.',
  size: (size: string) => `Koko ${sizeText(size)}`,
  oneSize: 'Yksi koko',
} as const;
