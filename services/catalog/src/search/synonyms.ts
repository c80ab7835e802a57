/** Each word finds all others of its group. */
export const builtInSynonyms: readonly (readonly string[])[] = [
  ['pipo', 'myssy', 'päähine'],
  ['lapaset', 'rukkaset', 'vanttuut', 'kintaat'],
  ['kaulaliina', 'huivi', 'kaulahuivi'],
  ['villapaita', 'neulepaita', 'neule', 'villapusero', 'poolopaita'],
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

/** A wide word finds the narrower ones, not the reverse. */
export const broaderWords: Readonly<Record<string, readonly string[]>> = {
  pusero: ['villapaita', 'neule', 'paita'],
  neuleet: ['villapaita', 'neuletakki', 'neulemekko', 'pipo', 'lapaset', 'villasukat'],
  asuste: ['pipo', 'lapaset', 'huivi', 'koru'],
  käsineet: ['lapaset'],
  hanskat: ['lapaset'],
  sormikkaat: ['lapaset'],
  reppu: ['laukku'],
  pinkki: ['roosa'],
  vaaleanpunainen: ['roosa'],
  oranssi: ['ruosteenpunainen', 'tiilenpunainen'],
  beige: ['kauranvärinen', 'hiekanvärinen', 'koivunvaalea'],
  violetti: ['kanervanvärinen', 'luumunpunainen'],
  liila: ['kanervanvärinen', 'luumunpunainen'],
  turkoosi: ['merenharmaa'],
  lahja: ['koru', 'lapaset', 'pipo', 'lasinalunen'],
};

/** Words that only look like compounds: puuvilla is no villa, pussukka no sukka. */
export const undividedWords: readonly string[] = ['puuvilla', 'pussukka', 'kangas'];

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

export const stopWords: ReadonlySet<string> = new Set(['ja', 'tai', 'on', 'sekä', 'the', 'and', 'for']);
