import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createProductIndex, type ProductIndex, type SearchedProduct } from './product-index.ts';

let index: ProductIndex;
let added = 0;

function put(title: string, fields: Partial<SearchedProduct> = {}): void {
  added += 1;
  index.put({
    _id: title,
    title,
    kategoria: 'koti',
    kokoelmat: '',
    material: 'Koivu',
    fibres: [],
    description: 'Tehty käsin.',
    colours: [],
    imageTexts: [],
    imageColours: [],
    detailTexts: [],
    state: 'published',
    deletedAt: null,
    createdAt: new Date(added),
    version: 1,
    ...fields,
  });
}
const found = (keyword: string): string[] => index.find(keyword).ids;
const set = (keyword: string): string[] => found(keyword).toSorted();

beforeEach(() => {
  index = createProductIndex();
  put('Sarastus-villapaita', { material: 'Suomenlampaan villa', description: 'Villapaita talveen.' });
  put('Savu-merinopaita', { material: 'Merinovilla', description: 'Ohut paita, pehmeää villaa.' });
  put('Tuuli-paita', { material: 'Pesty pellava', kategoria: 'paidat', kokoelmat: 'kesä' });
  put('Tupa-villasukat', { material: 'Villa ja polyamidi' });
  put('Kirsi-kirjosukat', { material: 'Kirjoneulottu villa', description: 'Sukat arkeen.' });
  put('Ranta-sukat', { material: 'Pellava' });
  put('Halla-pipo', { material: 'Villa' });
  put('Sammal-lapaset', { material: 'Villa' });
  put('Kaiho-huivi', { material: 'Mohair' });
  put('Rinne-lanka', { material: 'Puuvilla' });
  put('Kaarna-kassi', { material: 'Nahka' });
  put('Käpy-korvakorut', { material: 'Leppä' });
  put('Aitta-mekko', { material: 'Pellava' });
});

test('a word is found in every form, and when its letters are wrong [spec-51 spec-158]', () => {
  const jumpers = set('villapaita');
  expect(jumpers).toEqual(['Sarastus-villapaita', 'Savu-merinopaita']);
  const forms = ['villapaidan', 'vilapaita', 'villapaitta', 'VILLAPAITOJA', 'villa paita', 'villapaidassa'];
  for (const form of forms) expect(set(form), form).toEqual(jumpers);
  expect(found('langan')).toEqual(['Rinne-lanka']);
  expect(found('mekon')).toEqual(['Aitta-mekko']);
  expect(found('lapasten')).toEqual(['Sammal-lapaset']);
  expect(found('sarstus')).toEqual(['Sarastus-villapaita']);
});

test('a compound finds what its parts say: woollen socks, but none of linen, and cotton is no wool [spec-158]', () => {
  expect(set('villasukat')).toEqual(['Kirsi-kirjosukat', 'Tupa-villasukat']);
  expect(set('sukka')).toEqual(['Kirsi-kirjosukat', 'Ranta-sukat', 'Tupa-villasukat']);
  expect(found('villamyssy')).toEqual(['Halla-pipo']);
  expect(found('villa')).not.toContain('Rinne-lanka');
});

test('other words for the same thing find it', () => {
  const same = { myssy: 'Halla-pipo', vanttuut: 'Sammal-lapaset', kaulaliina: 'Kaiho-huivi' };
  const more = { laukku: 'Kaarna-kassi', korvikset: 'Käpy-korvakorut', leninki: 'Aitta-mekko' };
  for (const [word, title] of Object.entries({ ...same, ...more })) expect(found(word)[0], word).toBe(title);
  expect(found('neule')).toContain('Sarastus-villapaita');
});

test('letters may lack their dots, and a word may be half typed', () => {
  expect(found('kesa')).toEqual(['Tuuli-paita']);
  expect(found('kapy')).toEqual(['Käpy-korvakorut']);
  expect(found('sara')).toEqual(['Sarastus-villapaita']);
});

test('a title counts more than a category, a category more than the material, that more than the description', () => {
  put('Kuvaus', { description: 'Kudottu samasta puusta kuin laukut ja laukku.' });
  put('Aine', { material: 'Laukkukangas ja laukut' });
  put('Kelo', { kategoria: 'laukut' });
  put('Vasu-laukku');
  const named = (title: string) => title !== 'Kaarna-kassi';
  expect(found('laukku').filter(named)).toEqual(['Vasu-laukku', 'Kelo', 'Aine', 'Kuvaus']);
});

test('"neule" finds sweaters first and "kassi" bags, before materials and descriptions that name them', () => {
  put('Utu-neuletakki', { kategoria: 'villatuotteet' });
  put('Marja-nyytti', { kategoria: 'laukut' });
  put('Hieno', {
    material: 'Neule, neuleet ja kassi',
    description: 'Kassi ja neule. Neule on kassi, kassi neule.',
  });
  put('Kanto-alunen', { description: 'Neuleen ja kassin alle. Neule, neule, neule, kassi, kassi.' });
  const first = found('neule');
  expect(first[0]).toBe('Sarastus-villapaita');
  expect(first.indexOf('Utu-neuletakki')).toBeLessThan(first.indexOf('Sammal-lapaset'));
  expect(first.slice(-2)).toEqual(['Hieno', 'Kanto-alunen']);
  expect(found('kassi')).toEqual(['Kaarna-kassi', 'Marja-nyytti', 'Hieno', 'Kanto-alunen']);
});

test('the newest is first among equals, and categories are counted', () => {
  put('Uusi-pipo', { material: 'Villa', kategoria: 'korut' });
  expect(found('pipo')).toEqual(['Uusi-pipo', 'Halla-pipo']);
  expect([...index.find('pipo').byCategory]).toEqual([
    ['korut', 1],
    ['koti', 1],
  ]);
});

test('what is hidden, a draft or no longer called so is found no more, and an old state changes nothing', () => {
  put('Halla-pipo', { version: 2, state: 'draft' });
  put('Sammal-lapaset', { version: 3, deletedAt: new Date() });
  put('Sammal-lapaset', { version: 2 });
  put('Kaiho-huivi', { version: 2, title: 'Kaiho-saali' });
  for (const word of ['pipo', 'lapaset', 'huivi']) expect(found(word), word).toEqual([]);
  put('Halla-pipo', { version: 4 });
  expect(found('pipo')).toEqual(['Halla-pipo']);
});

test('a guess is shown, and an empty search suggests what could have been meant', () => {
  expect(index.find('pellva')).toMatchObject({ didYouMean: 'pellava' });
  expect(index.find('pellva').ids.length).toBeGreaterThan(0);
  expect(index.find('mohriar')).toMatchObject({ ids: ['Kaiho-huivi'], didYouMean: 'mohair' });
  expect(index.find('pxlxavx')).toMatchObject({ ids: [], didYouMean: 'pellava' });
  expect(index.find('qqqqqq')).toEqual({ ids: [], byCategory: new Map() });
  expect(index.find('villapaita').didYouMean).toBeUndefined();
});

test('only words of titles, categories, colours and materials are suggested', () => {
  put('Loimu', { kategoria: 'langat', imageColours: ['okrankeltainen'], description: 'Takkapuiden kori.' });
  put('Roihu', { imageTexts: ['Kynttilänjalka pöydällä.'], detailTexts: ['Tulitikkuaski vieressä.'] });
  for (const [word, meant] of Object.entries({
    loinu: 'loimu',
    langaf: 'langat',
    okrankeltaime: 'okrankeltainen',
  }))
    expect(index.find(word).didYouMean, word).toBe(meant);
  for (const word of ['takkapuidem', 'kynttilänjalga', 'tulitikuaskl'])
    expect(index.find(word).didYouMean, word).toBeUndefined();
});

test('words that nothing resembles are passed over beside one that is known', () => {
  expect(found('qqqqqq pipo')).toEqual(['Halla-pipo']);
  expect(found('pipo ja')).toEqual(['Halla-pipo']);
});

test('short and odd searches find nothing and break nothing', () => {
  for (const odd of ['', '  pi ', '🧶🧶🧶', '.*', '(a+)+$', '%00', '[[[', '\u0000\u0301', 'ä'.repeat(200)])
    expect(found(odd), odd).toEqual([]);
  expect(found('villapaita '.repeat(200))).toContain('Sarastus-villapaita');
});

test('a colour finds what has it, by its family and its everyday name, before what is only told to go with it [spec-177]', () => {
  put('Harmaja', { imageColours: ['hiilenmusta'] });
  put('Vuoma', { colours: ['#4c6353'], imageTexts: ['Kuusenvihreä takki henkarissa.'] });
  put('Lieska', { imageColours: ['tummanharmaa'], description: 'Sopii mustan ja vihreän kanssa.' });
  put('Kuulas', { imageColours: ['vanha roosa'] });
  put('Marja', { imageColours: ['puolukanpunainen'] });
  expect(found('musta')).toEqual(['Harmaja', 'Lieska']);
  expect(found('vihreät')).toEqual(['Vuoma', 'Lieska']);
  put('Taival', { imageColours: ['tummanharmaa'], description: 'Hihna on pellavapunosta.' });
  for (const red of ['punainen', 'punaista', 'punaiset']) expect(found(red), red).toEqual(['Marja']);
  expect(found('pinkki')).toEqual(['Kuulas']);
  expect(found('henkari')).toEqual(['Vuoma']);
});

test('what is of a colour comes before what has it in a pattern, a swatch or a picture', () => {
  put('Kekri', { imageColours: ['mataranpunainen'], colours: ['mataranpunainen', 'hiilenmusta'] });
  put('Tupa', { imageColours: ['harmaa, punaiset raidat'], imageTexts: ['Sukat, punainen kärki.'] });
  put('Poukama', { imageColours: ['merenharmaa'], imageTexts: ['Vihreä helmi, alla vihreä puolikuu.'] });
  put('Harmaja', { imageColours: ['hiilenmusta'] });
  put('Petäjä', { imageColours: ['kuusenvihreä', 'tummansininen', 'luonnonvalkoinen'] });
  put('Niitty', { imageColours: ['tiilenpunainen'], description: 'Puiset napit mekon etumuksessa.' });
  expect(found('musta')).toEqual(['Harmaja', 'Kekri']);
  expect(found('vihreä')).toEqual(['Petäjä', 'Poukama']);
  expect(set('punainen')).toEqual(['Kekri', 'Niitty', 'Tupa']);
  expect(found('punainen').at(-1)).toBe('Tupa');
});

test('a short word means itself, and no other that is a letter away', () => {
  expect(found('pilo')).toEqual([]);
  expect(index.find('pilo').didYouMean).toBeUndefined();
});

test('many products may be edited one after another while the index clears away their old words', async () => {
  const failures: unknown[] = [];
  const note = (failure: unknown): unknown => failures.push(failure);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const letters = 'aeioukstlnmrvhp';
  const word = (number: number): string =>
    [1, 15, 225, 3375].map((divisor) => letters[Math.floor((number * 7919) / divisor) % 15]).join('') +
    String(number);
  for (let version = 1; version <= 60; version += 1) {
    for (let n = 0; n < 60; n += 1) {
      const words = Array.from({ length: 20 }, (_, i) => word(version * 1200 + n * 20 + i));
      put(`Koru${n}`, { description: words.join(' '), version });
    }
    await wait(version % 4);
  }
  await wait(50);
  expect(failures).toEqual([]);
  expect(found(word(60 * 1200))).toEqual(['Koru0']);
  expect(found(word(59 * 1200))).toEqual([]);
});
