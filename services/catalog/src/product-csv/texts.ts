import type { ProductInput, ProductState } from '@shop/contracts';
import type { CsvError } from '@shop/service-kit';

export const productColumns = {
  id: 'Tunnus',
  version: 'Versio',
  title: 'Nimi',
  description: 'Kuvaus',
  kategoria: 'Kategoria',
  kokoelmat: 'Kokoelma',
  kind: 'Laji',
  price: 'Hinta',
  salePrice: 'Alennushinta',
  saleStart: 'Alennus alkaa',
  saleEnd: 'Alennus päättyy',
  vatClass: 'Verokanta',
  stock: 'Varasto',
  seenStock: 'Varasto vietäessä',
  pieces: 'Kappaleet',
  seenPieces: 'Kappaleet vietäessä',
  stockReason: 'Varastomuutoksen syy',
  sizes: 'Koot',
  material: 'Materiaali',
  fibres: 'Kuidut',
  care: 'Hoito',
  colours: 'Värit',
  dimensions: 'Mitat sanoin',
  measureNames: 'Mittojen nimet',
  measures: 'Mitat',
  madeToOrder: 'Tilaustyö',
  toOrder: 'Työpäiviä kappaleelta',
  maxQueue: 'Jonossa enintään',
  customMeasures: 'Tilaajan mitat',
  state: 'Tila',
  slug: 'Osoite kaupassa',
  images: 'Kuvat',
  imageTexts: 'Kuvien tekstit',
  imageColours: 'Kuvien värit',
  details: 'Yksityiskohdat',
  detailTexts: 'Yksityiskohtien tekstit',
  goesWith: 'Sopii yhteen',
  noteWords: 'Tekijän sanat',
  noteWho: 'Tekijä',
  manufacturer: 'Valmistaja',
  manufacturerAddress: 'Valmistajan osoite',
  manufacturerEmail: 'Valmistajan sähköposti',
  identifier: 'Mallitunnus',
  warnings: 'Varoitukset',
} as const satisfies Record<Exclude<keyof ProductInput, 'makersNote'>, string> & Record<string, string>;

export const productStateWords: Record<ProductState, string> = { published: 'kaupassa', draft: 'luonnos' };
export const yesOrNo = { yes: 'kyllä', no: 'ei' };

const either = new Intl.ListFormat('fi', { type: 'disjunction' });

export const oneOf = (words: readonly string[]): string => `Kirjoita ${either.format(words)}.`;
export const oneOfOrNone = (words: readonly string[]): string =>
  `Kirjoita ${either.format(words)}, tai jätä tyhjäksi.`;

export const productImportTexts = {
  file: (day: string) => `tuotteet-${day}.csv`,
  stockNote: 'Tuotu tiedostosta',
  empty: 'Tiedosto on tyhjä.',
  unreadable: {
    encoding: () => 'Tiedoston merkistö ei ole UTF-8. Tallenna se taulukkolaskennassa muodossa ”CSV UTF-8”.',
    quote: (row) => `Rivillä ${row} lainausmerkki jää auki tai on väärässä paikassa.`,
    'long-cell': (row) => `Rivillä ${row} on liian pitkä solu. Tarkista, ettei lainausmerkki jää auki.`,
    'many-cells': (row) => `Rivillä ${row} on liian monta solua.`,
  } satisfies Record<CsvError['problem'], (row: number) => string>,
  separator: 'Sarakkeet on erotettava puolipisteellä (;). Tässä tiedostossa niin ei ole.',
  unknownColumns: (names: string) => `Tuntemattomia sarakkeita: ${names}. Käytä viedyn tiedoston otsikoita.`,
  noHeader: 'Ensimmäisellä rivillä on oltava sarakkeiden nimet, kuten viedyssä tiedostossa.',
  duplicateColumns: (names: string) => `Sama sarake on tiedostossa kahdesti: ${names}.`,
  tooManyCells: 'Rivillä on enemmän soluja kuin sarakkeita.',
  truncatedRow: 'Tiedosto katkeaa kesken tämän rivin. Tallenna se uudelleen.',
  unknownId: 'Tällä tunnuksella ei ole tuotetta. Jätä solu tyhjäksi, jos tuote on uusi.',
  deleted: 'Tuote on poistettu. Palauta se ensin tai ota rivi pois tiedostosta.',
  sameId: (row: number) => `Sama tuote on jo rivillä ${row}.`,
  sameSlug: (row: number) => `Sama osoite on jo rivillä ${row}.`,
  slugTaken: 'Osoite on jo toisella tuotteella.',
  version: 'Anna viedyn tiedoston numero tai jätä solu tyhjäksi.',
  stale: 'Tuotetta on muutettu viennin jälkeen. Vie tuotteet uudelleen ja tee muutos siihen tiedostoon.',
  stockChanged: (then: number | string, now: number) =>
    `Varasto on muuttunut viennin jälkeen: silloin ${then}, nyt ${now}. Vie tuotteet uudelleen.`,
  piecesChanged: 'Koon kappaleet ovat muuttuneet viennin jälkeen. Vie tuotteet uudelleen.',
  fibre: 'Kirjoita kuidut näin: 80 % villa | 20 % polyamidi',
  pieces: 'Kirjoita kappaleet näin: S: 3 | M: 0',
  measures: 'Kirjoita mitat näin: S: 60 / 52,5 | M: 62 / 54',
  customMeasures: 'Kirjoita mitat ja rajat näin: Rinnanympärys: 70 / 140 | Hihan pituus: 40 / 80,5',
  yesOrNo: 'Kirjoita kyllä tai ei.',
};
