import type { ShopSettings } from '../shop-settings.ts';

export const defaultStory: ShopSettings['story'] = {
  fi: {
    title: 'Ensin oli yksi lammas',
    lead: 'Pieni verstas Keski-Suomessa. Neljä ihmistä, villaa, pellavaa ja aikaa vuodesta 2014.',
    parts: [
      {
        title: 'Yksi lammas ja liikaa villaa',
        text: [
          'Keväällä 2014 naapuri toi meille säkillisen villaa. Se oli yhden suomenlampaan talviturkki, likainen ja täynnä heinää, ja siitä piti tulla eristettä navetan seinään. Aino pesi sen, karstasi keittiön pöydällä ja neuloi villapaidan.',
          'Paita oli liian iso ja hihat erimittaiset. Se on silti käytetyin vaate, jonka tunnemme. Seuraavana syksynä naapuri pyysi samanlaista itselleen ja maksoi sen lampaanlihalla. Siitä verstas alkoi.',
        ],
      },
      {
        title: 'Neljä ihmistä, yksi pöytä',
        text: [
          'Nyt meitä on neljä. Aino neuloo, Helmi ompelee, Outi värjää ja kutoo, Juhani tekee laukut. Jokaisen työn tekee alusta loppuun sama ihminen, ja tekijän nimi lukee lapussa.',
          'Emme kiirehdi sesonkeja. Kokoelmia on kaksi, talven vaatteet ja kesän vaatteet. Kun jokin loppuu, teemme lisää, jos villa riittää.',
        ],
      },
      {
        title: 'Mistä villa tulee',
        text: [
          'Suomenlampaan villa tulee kahdelta tilalta Kainuusta, ja se kehrätään Pirkanmaalla. Pellava kasvaa Pohjanmaalla ja Liettuassa. Värit tulevat koivusta, sipulista, krapista, indigosta ja kokenillista.',
          'Villa on harvoin täysin tasaista, ja joskus langassa on korrenpätkiä. Emme nypi kaikkia pois. Ne ovat merkki siitä, että lammas on ollut ulkona.',
        ],
      },
      {
        title: 'Korjaamme sen, minkä teimme',
        text: [
          'Jokainen vaatteemme voidaan korjata, ja korjaamme ne itse. Parsimme kyynärpäät, vaihdamme vetoketjut ja neulomme uudet resorit. Materiaalista laskutamme, työstä emme.',
          'Hyvä vaate on sellainen, jonka kehtaa antaa eteenpäin. Sitä me yritämme tehdä.',
        ],
      },
    ],
  },
  en: {
    title: 'First there was one sheep',
    lead: 'A small workshop in Central Finland. Four people, wool, linen and time since 2014.',
    parts: [
      {
        title: 'One sheep and too much wool',
        text: [
          'In the spring of 2014 a neighbour brought us a sack of wool. It was the winter coat of a single Finnsheep, dirty and full of hay, on its way to insulate a cowshed wall. Aino washed it, carded it on the kitchen table and knitted a sweater.',
          'It was too big and the sleeves did not match. It is still the most worn garment we know of. The next autumn the neighbour asked for one like it and paid in mutton. That was the beginning of the workshop.',
        ],
      },
      {
        title: 'Four people, one table',
        text: [
          'Now there are four of us. Aino knits, Helmi sews, Outi dyes and weaves, Juhani makes the bags. Every piece passes through one pair of hands from start to finish, and the maker’s name is on the label.',
          'We do not chase seasons. There are two collections, clothes for winter and clothes for summer. When something runs out we make more, if there is wool for it.',
        ],
      },
      {
        title: 'Where the wool comes from',
        text: [
          'Our Finnsheep wool comes from two farms in Kainuu and is spun in Pirkanmaa. The linen grows in Ostrobothnia and in Lithuania. The colours come from birch, onion, madder, indigo and cochineal.',
          'Wool is seldom perfectly even, and now and then there is a bit of straw in the yarn. We do not pick out every one. They show that the sheep has been outdoors.',
        ],
      },
      {
        title: 'We mend what we made',
        text: [
          'Everything we make can be mended, and we mend it ourselves. We darn elbows, change zips and knit new cuffs. We charge for the material, not for the work.',
          'A good garment is one you would not be ashamed to hand down. That is what we try to make.',
        ],
      },
    ],
  },
};
