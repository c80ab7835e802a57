import { typedSize } from '@shop/shop-rules/size-text';
import { decimalFromText } from '@shop/shop-rules/whole-text';
import type { ProductEdit } from '@shop/contracts';
import { categories, collections, normaliseCollection, productKinds, vatClassLabels } from '@shop/shop-rules';
import { productColumns as names, productImportTexts, productStateWords, yesOrNo } from './texts.ts';
import { boundsCell, boundsOf } from './measure-bounds.ts';
import type { ShownProduct } from '../domain/product.ts';
import {
  CellError,
  idOf,
  joined,
  minute,
  moment,
  money,
  plain,
  sameList,
  sameMoment,
  sameMoney,
  split,
} from './cells.ts';

export type RawEdit = Partial<Record<keyof ProductEdit, unknown>>;

/** Columns that are sent together when one of them differs. */
export type Field = {
  columns: readonly string[];
  write: (product: ShownProduct) => string[];
  read: (cells: string[]) => RawEdit;
  /** Normalises a cell for comparison and display. */
  same?: (cell: string, column: string) => string;
};

const labels = (list: readonly { id: string; label: string }[]): Record<string, string> =>
  Object.fromEntries(list.map(({ id, label }) => [id, label]));

type TextName = 'title' | 'description' | 'material' | 'slug' | 'dimensions' | 'identifier' | 'warnings';
const text = (name: TextName): Field => ({
  columns: [names[name]],
  write: (product) => [product[name] ?? ''],
  read: ([cell = '']) => ({ [name]: plain(cell) }),
});

type ListName =
  'care' | 'colours' | 'images' | 'imageTexts' | 'imageColours' | 'details' | 'detailTexts' | 'goesWith';
const list = (name: ListName): Field => ({
  columns: [names[name]],
  write: (product) => [joined(product[name] ?? [])],
  read: ([cell = '']) => ({ [name]: split(cell) }),
  same: sameList,
});

type ChoiceName = 'kategoria' | 'kokoelmat' | 'kind' | 'vatClass' | 'state';
function choiceField(name: ChoiceName, words: Record<string, string>, before = ''): Field {
  const meant = (cell: string) => normaliseCollection(idOf(words, cell));
  const written = (id: string) => (name === 'state' ? (words[id] ?? id) : id);
  return {
    columns: [names[name]],
    write: (product) => [written(product[name] ?? before)],
    read: ([cell = '']) => ({ [name]: meant(cell) }),
    same: (cell) => written(meant(cell)),
  };
}

const sale: Field = {
  columns: [names.salePrice, names.saleStart, names.saleEnd],
  write: (product) => [money(product.salePriceCents), minute(product.saleStart), minute(product.saleEnd)],
  read: ([price = '', start = '', end = '']) =>
    plain(price) === ''
      ? { salePrice: null }
      : { salePrice: price, saleStart: moment(start, 'start'), saleEnd: moment(end, 'end') },
  same: (cell, column) =>
    column === names.salePrice
      ? sameMoney(cell)
      : sameMoment(cell, column === names.saleEnd ? 'end' : 'start'),
};

const fibres: Field = {
  columns: [names.fibres],
  write: (product) => [joined(product.fibres.map(({ name, share }) => `${share} % ${name}`))],
  read: ([cell = '']) => ({
    fibres: split(cell).map((entry) => {
      const parts = /^(\d{1,3})\s*%\s+(\S.*)$/s.exec(entry);
      if (!parts) throw new CellError(names.fibres, productImportTexts.fibre);
      return { name: parts[2], share: Number(parts[1]) };
    }),
  }),
  same: sameList,
};

const measures: Field = {
  columns: [names.measureNames, names.measures],
  write: ({ measures: kept }) => [
    joined(kept?.names ?? []),
    joined(
      Object.entries(kept?.bySize ?? {}).map(([size, values]) => `${size}: ${values.map(inCm).join(' / ')}`),
    ),
  ],
  read: ([headings = '', sizes = '']) => {
    const bySize = split(sizes).map((entry) => {
      const [size = '', values] = entry.split(':');
      const numbers = (values ?? '').split('/').map(decimalFromText);
      if (numbers.includes(null)) throw new CellError(names.measures, productImportTexts.measures);
      return [typedSize(size), numbers] as const;
    });
    const isNone = split(headings).length === 0 && bySize.length === 0;
    return { measures: isNone ? null : { names: split(headings), bySize: Object.fromEntries(bySize) } };
  },
  same: (cell) => joined(split(cell).map((entry) => entry.replace(/^[^:]+/, typedSize))),
};
const inCm = (value: number): string => String(value).replace('.', ',');

const madeToOrder: Field = {
  columns: [names.madeToOrder],
  write: (product) => [product.madeToOrder ? yesOrNo.yes : yesOrNo.no],
  read: ([cell = '']) => {
    const id = idOf(yesOrNo, cell);
    if (id !== 'yes' && id !== 'no' && id !== '')
      throw new CellError(names.madeToOrder, productImportTexts.yesOrNo);
    return { madeToOrder: id === 'yes' };
  },
  same: (cell) => {
    const words: Record<string, string> = yesOrNo;
    const id = idOf(words, cell) || 'no';
    return words[id] ?? id;
  },
};

const toOrder: Field = {
  columns: [names.toOrder, names.maxQueue, names.customMeasures],
  write: ({ toOrder: kept }) => [
    String(kept?.daysOfWork ?? ''),
    String(kept?.maxQueue ?? ''),
    joined((kept?.measures ?? []).map(boundsCell)),
  ],
  read: ([days = '', places = '', bounds = '']) => {
    const work = { daysOfWork: plain(days), maxQueue: plain(places), measures: split(bounds).map(boundsOf) };
    return { toOrder: work.daysOfWork || work.maxQueue || work.measures.length > 0 ? work : null };
  },
  same: (cell, column) => (column === names.customMeasures ? sameList(cell) : plain(cell)),
};

const makersNote: Field = {
  columns: [names.noteWords, names.noteWho],
  write: ({ makersNote: note }) => [note?.words ?? '', note?.who ?? ''],
  read: ([words = '', who = '']) => ({
    makersNote: plain(words) || plain(who) ? { words: plain(words), who: plain(who) } : null,
  }),
};

const manufacturer: Field = {
  columns: [names.manufacturer, names.manufacturerAddress, names.manufacturerEmail],
  write: ({ manufacturer }) => [
    manufacturer?.name ?? '',
    manufacturer?.address ?? '',
    manufacturer?.email ?? '',
  ],
  read: (cells) => {
    const [name = '', address = '', email = ''] = cells.map(plain);
    return { manufacturer: name || address || email ? { name, address, email } : null };
  },
};

const price: Field = {
  columns: [names.price],
  write: (product) => [money(product.priceCents)],
  read: ([cell = '']) => ({ price: cell }),
  same: sameMoney,
};

export const fields: readonly Field[] = [
  text('title'),
  choiceField('kategoria', labels(categories)),
  choiceField('kokoelmat', labels(collections)),
  price,
  sale,
  choiceField('vatClass', vatClassLabels, 'general'),
  choiceField('state', productStateWords),
  text('description'),
  text('material'),
  fibres,
  list('care'),
  list('colours'),
  choiceField('kind', labels(productKinds)),
  text('dimensions'),
  measures,
  madeToOrder,
  toOrder,
  text('slug'),
  list('images'),
  list('imageTexts'),
  list('imageColours'),
  list('details'),
  list('detailTexts'),
  list('goesWith'),
  makersNote,
  manufacturer,
  text('identifier'),
  text('warnings'),
];

const places: Record<string, string> = {
  manufacturer: names.manufacturer,
  'manufacturer.address': names.manufacturerAddress,
  'manufacturer.email': names.manufacturerEmail,
  makersNote: names.noteWords,
  'makersNote.who': names.noteWho,
  'toOrder.maxQueue': names.maxQueue,
  'toOrder.measures': names.customMeasures,
  'measures.names': names.measureNames,
};

/** '' for a field without a column. @param path such as 'fibres.0.share' */
export function columnOf(path: string): string {
  const [root = '', second] = path.split('.');
  const columnNames: Record<string, string> = names;
  return places[`${root}.${second}`] ?? places[root] ?? columnNames[root] ?? '';
}
