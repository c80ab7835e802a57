import type { CategoryId } from '@shop/contracts/categories';

/** What the maker says about a kind of thing; shown on its products' pages. */
export type MakersNote = { words: string; who: string };

export const makersNotes: Record<CategoryId, MakersNote> = {
  mekot: {
    words:
      'Leikkaan mekon aina langansuuntaan. Pellava laskeutuu silloin suorana vielä kymmenen pesun jälkeen.',
    who: 'Helmi, ompelija. Yhden mekon ompelu vie häneltä päivän.',
  },
  paidat: {
    words: 'Ompelen saumat kahteen kertaan ja kaulan käsin. Niistä paita kuluu ensin.',
    who: 'Helmi, ompelija. Yksi paita vie häneltä päivän.',
  },
  takit: {
    words: 'Kankaan annan levätä viikon ennen leikkaamista. Villa muistaa, jos sitä kiirehtii.',
    who: 'Helmi, ompelija. Yksi takki vie häneltä neljä päivää.',
  },
  hameet: {
    words: 'Vyötärö on se kohta, jossa vaate joko istuu tai ei. Sen sovitan jokaiseen kokoon erikseen.',
    who: 'Helmi, ompelija. Yksi kappale vie häneltä päivän.',
  },
  villatuotteet: {
    words:
      'Teen ensin koetilkun ja pesen sen. Vasta sitten tiedän, kuinka lanka käyttäytyy ja mihin mittaan se asettuu.',
    who: 'Aino, neuloja. Paksu paita vie häneltä kaksi päivää, sukkapari illan.',
  },
  korut: {
    words:
      'Pienissä töissä kaikki näkyy. Siksi päättelen jokaisen langan kahdesti ja katson työn läpi päivänvalossa.',
    who: 'Aino, neuloja. Pienen työn hän tekee illassa tai kahdessa.',
  },
  laukut: {
    words: 'Ompelen kahvat kahteen kertaan. Laukku saa olla aluksi jäykkä, se pehmenee kantajansa muotoon.',
    who: 'Juhani, laukuntekijä. Huopalaukku vie häneltä kaksi päivää, pellavainen iltapäivän.',
  },
  koti: {
    words: 'Kudon leveämmän kuin tarvitsen ja pesen ennen mittaamista. Näin koko pysyy samana kotonakin.',
    who: 'Outi, kutoja ja värjäri. Kangaspuut ovat hänen isoäitinsä.',
  },
  langat: {
    words:
      'Koivunlehti, sipulinkuori, krappi. Väri riippuu kesästä, joten kahta täysin samanlaista erää ei tule.',
    who: 'Outi, kutoja ja värjäri. Yhden padan hän värjää päivässä.',
  },
};
