import { sizeText } from './size-text.ts';

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

export const collections = [
  { id: 'talvi', label: 'Talvi' },
  { id: 'kesä', label: 'Kesä' },
] as const;

export type CategoryId = (typeof categories)[number]['id'];
/** '' for none. */
export type ProductCategory = CategoryId | '';
export type CollectionId = (typeof collections)[number]['id'];

export const categoryIds = categories.map((category) => category.id);
export const collectionIds = collections.map((collection) => collection.id);

/** Sizes of a garment without own ones. */
export const defaultSizes = ['XS', 'S', 'M', 'L', 'XL'] as const;

export const oneSize = 'ONE';

/** Sizes of the filter: garments from small to large, feet, one size. */
export const sizes = [
  ...defaultSizes.map((id) => ({ id, label: id })),
  ...(['36-38', '39-41', '42-44'] as const).map((id) => ({ id, label: sizeText(id) })),
  { id: oneSize, label: 'Yksi koko' },
] as const;

const saleFilters = [{ id: 'nyt', label: 'Alennuksessa' }] as const;

/** In euros, from the first to below the second. */
export const priceFilters = [
  { id: '0-50', label: 'Alle 50\u00a0€' },
  { id: '50-100', label: '50–100\u00a0€' },
  { id: '100-200', label: '100–200\u00a0€' },
  { id: '200-', label: '200\u00a0€ tai enemmän' },
] as const;

export const colourFilters = [
  { id: 'valkoinen', label: 'Valkoinen' },
  { id: 'beige', label: 'Beige' },
  { id: 'ruskea', label: 'Ruskea' },
  { id: 'harmaa', label: 'Harmaa' },
  { id: 'musta', label: 'Musta' },
  { id: 'punainen', label: 'Punainen' },
  { id: 'roosa', label: 'Roosa' },
  { id: 'violetti', label: 'Violetti' },
  { id: 'keltainen', label: 'Keltainen' },
  { id: 'vihreä', label: 'Vihreä' },
  { id: 'sininen', label: 'Sininen' },
] as const;

const stockFilters = [{ id: 'nyt', label: 'Varastossa' }] as const;

/** Keys are also query parameters. A size counts when in stock. */
export const filterGroups = [
  { key: 'kategoria', label: 'Kategoria', options: categories },
  { key: 'kokoelmat', label: 'Kokoelma', options: collections },
  { key: 'koko', label: 'Koko', options: sizes },
  { key: 'vari', label: 'Väri', options: colourFilters },
  { key: 'hinta', label: 'Hintaluokka', options: priceFilters },
  { key: 'ale', label: 'Hinta', options: saleFilters },
  { key: 'varastossa', label: 'Saatavuus', options: stockFilters },
] as const;

/** Accepts old links: `kesa` means `kesä`. */
export function normaliseCollection(id: string): string {
  const composed = id.normalize('NFC');
  return composed === 'kesa' ? 'kesä' : composed;
}

/** @returns the id itself when unknown */
export function categoryLabel(id: string): string {
  return categories.find((category) => category.id === id)?.label ?? id;
}

/** @returns '' for no collection */
export function collectionLabel(id: string): string {
  return collections.find((collection) => collection.id === id)?.label ?? id;
}
