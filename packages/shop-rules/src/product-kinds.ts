import type { ProductCategory } from './categories.ts';

/*
 * Kind of a product, finer than its category: chooses measures, note and suggestions by default.
 */

export const productKinds = [
  { id: 'mekko', label: 'Mekko' },
  { id: 'lyhyt-mekko', label: 'Lyhyt mekko' },
  { id: 'pitka-mekko', label: 'Pitkä mekko' },
  { id: 'paita', label: 'Pitkähihainen paita' },
  { id: 'lyhythihainen', label: 'Lyhythihainen paita' },
  { id: 'hihaton', label: 'Hihaton paita' },
  { id: 'takki', label: 'Takki tai jakku' },
  { id: 'liivi', label: 'Liivi' },
  { id: 'hame', label: 'Hame' },
  { id: 'housut', label: 'Housut' },
  { id: 'puolipitkat-housut', label: 'Puolipitkät housut' },
  { id: 'neule', label: 'Neulepaita tai -takki' },
  { id: 'neuleliivi', label: 'Neuleliivi' },
  { id: 'sukat', label: 'Sukat tai tossut' },
  { id: 'lapaset', label: 'Lapaset' },
  { id: 'asuste', label: 'Pipo tai huivi' },
  { id: 'koru', label: 'Koru' },
  { id: 'laukku', label: 'Laukku tai pussukka' },
  { id: 'koti', label: 'Kodin tekstiili' },
  { id: 'lanka', label: 'Lanka' },
  { id: 'muu', label: 'Jokin muu' },
] as const;

export type ProductKind = (typeof productKinds)[number]['id'];
export const productKindIds = productKinds.map(({ id }) => id);

export type Kinded = {
  kategoria: ProductCategory;
  sizes: readonly string[];
  title?: string;
  kind?: ProductKind | '' | undefined;
};

/** Narrower words first; each counts in its categories only. */
const titlePatterns: readonly { kind: ProductKind; in: readonly ProductCategory[]; pattern: RegExp }[] = [
  { kind: 'sukat', in: ['villatuotteet', 'korut'], pattern: /suk(at|ka|issa)|tossu|tohveli|töppö/i },
  { kind: 'lapaset', in: ['villatuotteet', 'korut'], pattern: /lapas|lapanen|rukka|kinta|kinnas|käsine/i },
  { kind: 'asuste', in: ['villatuotteet', 'korut'], pattern: /pipo|myssy|huivi|liina|panta|baskeri/i },
  { kind: 'neuleliivi', in: ['villatuotteet'], pattern: /liivi/i },
  { kind: 'koru', in: ['korut'], pattern: /koru|riipus|sormus|rintaneula/i },
  { kind: 'hihaton', in: ['paidat'], pattern: /toppi|hihaton/i },
  { kind: 'liivi', in: ['takit'], pattern: /liivi/i },
  { kind: 'puolipitkat-housut', in: ['hameet'], pattern: /shorts|puolipitk|hamehousu/i },
  { kind: 'housut', in: ['hameet'], pattern: /housu/i },
  { kind: 'lyhyt-mekko', in: ['mekot'], pattern: /mini|lyhyt/i },
  { kind: 'pitka-mekko', in: ['mekot'], pattern: /maksi|pitkä/i },
];

const usual: Record<ProductCategory, ProductKind> = {
  '': 'muu',
  mekot: 'mekko',
  paidat: 'paita',
  takit: 'takki',
  hameet: 'hame',
  villatuotteet: 'neule',
  korut: 'muu',
  laukut: 'laukku',
  koti: 'muu',
  langat: 'lanka',
};

/** Sizes of feet, and of hands among accessories. */
const isForFeet = (sizes: readonly string[]): boolean => sizes.some((size) => /^\d{2}-\d{2}$/.test(size));
const isForHands = ({ kategoria, sizes }: Kinded): boolean => kategoria === 'korut' && sizes.includes('M');

/** The admin's choice, else derived from sizes, name and category. */
export function kindOf(product: Kinded): ProductKind {
  const { kind, kategoria, sizes, title = '' } = product;
  if (kind) return kind;
  if (isForFeet(sizes)) return 'sukat';
  const match = titlePatterns.find((word) => word.in.includes(kategoria) && word.pattern.test(title));
  if (match) return match.kind;
  return isForHands(product) ? 'lapaset' : usual[kategoria];
}
