/** Words of which a search for one finds the others too. */
export const sameThings: readonly (readonly string[])[] = [
  ['pipo', 'myssy', 'päähine'],
  ['lapaset', 'rukkaset', 'vanttuut', 'kintaat'],
  ['kaulaliina', 'huivi', 'kaulahuivi'],
  ['villapaita', 'neulepaita', 'neule', 'villapusero'],
  ['neuletakki', 'villatakki'],
  ['mekko', 'leninki'],
  ['takki', 'jakku'],
  ['laukku', 'kassi'],
  ['kukkaro', 'lompakko'],
  ['korvakorut', 'korvikset', 'korvarenkaat'],
  ['kaulakoru', 'riipus', 'kaulaketju'],
  ['huopa', 'viltti', 'peitto', 'torkkupeitto'],
  ['tossut', 'tohvelit', 'töppöset'],
  ['housut', 'pöksyt'],
  ['lasinalunen', 'lasinaluset', 'pannunalunen'],
];

/** A wide word that also finds narrower ones; the narrower do not find it. */
export const alsoFinds: Readonly<Record<string, readonly string[]>> = {
  pusero: ['villapaita', 'neule', 'paita'],
  neuleet: ['villapaita', 'neuletakki', 'neulemekko', 'pipo', 'lapaset', 'villasukat'],
  asuste: ['pipo', 'lapaset', 'huivi', 'koru'],
  käsineet: ['lapaset'],
  hanskat: ['lapaset'],
  sormikkaat: ['lapaset'],
  reppu: ['laukku'],
  // Colours by their everyday names.
  pinkki: ['roosa'],
  vaaleanpunainen: ['roosa'],
  oranssi: ['ruosteenpunainen', 'tiilenpunainen'],
  beige: ['kauranvärinen', 'hiekanvärinen', 'koivunvaalea'],
  violetti: ['kanervanvärinen', 'luumunpunainen'],
  liila: ['kanervanvärinen', 'luumunpunainen'],
  turkoosi: ['merenharmaa'],
  lahja: ['koru', 'lapaset', 'pipo', 'lasinalunen'],
};

/** Words that only look like compounds: cotton is no wool, a pouch no sock, cloth no bag. */
export const wholeWords: readonly string[] = ['puuvilla', 'pussukka', 'kangas'];

/** Words that ask for what is on sale; the other words of the search say of what. */
export const saleWords: ReadonlySet<string> = new Set([
  'ale',
  'alessa',
  'alennus',
  'alennukset',
  'alennuksessa',
  'alennuksia',
  'tarjous',
  'tarjoukset',
  'tarjouksessa',
]);

/** Words that say nothing about a product. */
export const emptyWords: ReadonlySet<string> = new Set(['ja', 'tai', 'on', 'sekä', 'the', 'and', 'for']);
