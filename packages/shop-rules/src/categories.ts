import { sizeText } from './size-text.ts';

/** The categories of the catalogue, in the order in which the shop shows them. */
export const categories = [
  { id: 'mekot', label: 'Mekot' },
  { id: 'paidat', label: 'Paidat' },
  { id: 'takit', label: 'Takit' },
  { id: 'hameet', label: 'Hameet ja Housut' },
  { id: 'villatuotteet', label: 'Villatuotteet' },
  { id: 'korut', label: 'Asusteet' },
  { id: 'laukut', label: 'Laukut' },
  { id: 'koti', label: 'Kotiin' },
  { id: 'langat', label: 'Langat' },
] as const;

/** The collections of the catalogue. */
export const collections = [
  { id: 'talvi', label: 'Talvi' },
  { id: 'kesä', label: 'Kesä' },
] as const;

export type CategoryId = (typeof categories)[number]['id'];
export type CollectionId = (typeof collections)[number]['id'];

export const categoryIds = categories.map((category) => category.id);
export const collectionIds = collections.map((collection) => collection.id);

/** The sizes of a garment that names none of its own. */
export const defaultSizes = ['XS', 'S', 'M', 'L', 'XL'] as const;

/** The single size of things that have none: yarn, bags, home goods, jewellery. */
export const oneSize = 'ONE';

/** The sizes that a list can be filtered by: garments from small to large, feet, and what comes in one. */
export const sizes = [
  ...defaultSizes.map((id) => ({ id, label: id })),
  ...(['36-38', '39-41', '42-44'] as const).map((id) => ({ id, label: sizeText(id) })),
  { id: oneSize, label: 'Yksi koko' },
] as const;

/** What a list can be narrowed to by price: the sales that hold at the moment. */
export const saleFilters = [{ id: 'nyt', label: 'Alennuksessa' }] as const;

/** The listing's filter groups; each key is also the query parameter. A size counts where it is in stock. */
export const filterGroups = [
  { key: 'kategoria', label: 'Kategoria', options: categories },
  { key: 'kokoelmat', label: 'Kokoelma', options: collections },
  { key: 'koko', label: 'Koko', options: sizes },
  { key: 'ale', label: 'Hinta', options: saleFilters },
] as const;

/** A collection's id as people and old links write it: `kesa` stands for `kesä`. */
export function normaliseCollection(id: string): string {
  const composed = id.normalize('NFC');
  return composed === 'kesa' ? 'kesä' : composed;
}

/** The label of a category id, or the id itself when it is not known. */
export function categoryLabel(id: string): string {
  return categories.find((category) => category.id === id)?.label ?? id;
}

/** The label of a collection id; '' for a product of no collection. */
export function collectionLabel(id: string): string {
  return collections.find((collection) => collection.id === id)?.label ?? id;
}
