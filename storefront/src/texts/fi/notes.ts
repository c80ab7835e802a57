import type { ProductKind } from '@shop/shop-rules/product-kinds';

export type MakersNote = { words: string; who: string };

const dress: MakersNote = {
  words:
    'Leikkaan mekon aina langansuuntaan. Pellava laskeutuu silloin suorana vielä kymmenen pesun jälkeen.',
  who: 'Helmi, ompelija. Yhden mekon ompelu vie häneltä päivän.',
};
const shirt: MakersNote = {
  words: 'Ompelen saumat kahteen kertaan ja kaulan käsin. Niistä paita kuluu ensin.',
  who: 'Helmi, ompelija. Yksi paita vie häneltä päivän.',
};
const coat: MakersNote = {
  words: 'Kankaan annan levätä viikon ennen leikkaamista. Villa muistaa, jos sitä kiirehtii.',
  who: 'Helmi, ompelija. Yksi takki vie häneltä neljä päivää.',
};
const waist: MakersNote = {
  words: 'Vyötärö on se kohta, jossa vaate joko istuu tai ei. Sen sovitan jokaiseen kokoon erikseen.',
  who: 'Helmi, ompelija. Yksi kappale vie häneltä päivän.',
};
const knit: MakersNote = {
  words:
    'Teen ensin koetilkun ja pesen sen. Vasta sitten tiedän, kuinka lanka käyttäytyy ja mihin mittaan se asettuu.',
  who: 'Aino, neuloja. Paksu paita vie häneltä kaksi päivää.',
};
const small: MakersNote = {
  words:
    'Pienissä töissä kaikki näkyy. Siksi päättelen jokaisen langan kahdesti ja katson työn läpi päivänvalossa.',
  who: 'Aino, neuloja. Pienen työn hän tekee illassa tai kahdessa.',
};

/** Kinds without a fitting note have none. */
export const makersNotes: Partial<Record<ProductKind, MakersNote>> = {
  mekko: dress,
  'lyhyt-mekko': dress,
  'pitka-mekko': dress,
  paita: shirt,
  lyhythihainen: shirt,
  takki: coat,
  hame: waist,
  housut: waist,
  'puolipitkat-housut': waist,
  neule: knit,
  neuleliivi: knit,
  sukat: {
    words: 'Katson ensin, mistä vanha sukka on kulunut. Siihen kohtaan tulee vahvempi lanka.',
    who: 'Aino, neuloja. Yhden parin hän neuloo illassa tai kahdessa.',
  },
  lapaset: small,
  asuste: small,
  laukku: {
    words: 'Katson ensin, mihin paino asettuu, ja ompelen sen kohdan kahteen kertaan.',
    who: 'Juhani, laukuntekijä. Huopalaukku vie häneltä kaksi päivää, pellavainen iltapäivän.',
  },
  koti: {
    words: 'Kudon leveämmän kuin tarvitsen ja pesen ennen mittaamista. Näin koko pysyy samana kotonakin.',
    who: 'Outi, kutoja ja värjäri. Kangaspuut ovat hänen isoäitinsä.',
  },
  lanka: {
    words: 'Pesen langan kahdesti ja kuivaan sen varjossa. Silloin se ei muutu enää ensimmäisessä pesussasi.',
    who: 'Outi, kutoja ja värjäri. Yhden padan hän värjää päivässä.',
  },
};
