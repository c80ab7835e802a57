import {
  productEditSchema,
  productInputSchema,
  type ImportedRow,
  type ImportMistake,
  type ProductEdit,
  type ProductInput,
} from '@shop/contracts';
import type { z } from 'zod';
import { productColumns as names } from '../texts/product-csv.ts';
import { productIdOf } from '../domain/product-id.ts';
import type { ShownProduct } from '../domain/product.ts';
import { CellError, plain } from './cells.ts';
import { columnOf, fields, type Field, type RawEdit } from './fields.ts';
import { firstStock, stockCells, stockColumns, stockEdit, type Cells } from './stock-fields.ts';

type Complaint = Omit<ImportMistake, 'row'>;
type Read<T> = { asked: T } | { complaints: Complaint[] };

/** What a row asks to be changed of its product; null where it asks for nothing. */
type AskedEdit = { edit: ProductEdit; cells: ImportedRow['cells'] } | null;

const cellsOf = (field: Field, cells: Cells, instead: string[]): string[] =>
  field.columns.map((column, index) => cells.get(column) ?? instead[index] ?? '');

const isIn = (field: Field, cells: Cells): boolean => field.columns.some((column) => cells.has(column));

function complaintsOf(read: () => RawEdit, complaints: Complaint[]): RawEdit {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    complaints.push({ column: error.column, message: error.message });
    return {};
  }
}

function checked<S extends z.ZodType>(schema: S, raw: RawEdit, complaints: Complaint[]): Read<z.infer<S>> {
  const result = schema.safeParse(raw);
  if (result.success && complaints.length === 0) return { asked: result.data };
  const told = new Set(complaints.map(({ column }) => column));
  const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
    column: columnOf(path.map(String).join('.')),
    message,
  }));
  const first = issues.filter(({ column }) => !told.has(column) && told.add(column));
  return { complaints: [...complaints, ...first] };
}

/** What a row asks for of the product that it names; columns that are not in the file stay as they are. */
export function readEdit(cells: Cells, product: ShownProduct): Read<AskedEdit> {
  const complaints: Complaint[] = [];
  const raw: RawEdit = {};
  const told: ImportedRow['cells'] = [];
  for (const field of fields.filter((one) => isIn(one, cells))) {
    const now = field.write(product);
    const given = cellsOf(field, cells, now);
    const same = field.same ?? plain;
    const differing = field.columns.flatMap((column, index) => {
      const [before = '', after = ''] = [now[index], given[index]];
      return same(before, column) === same(after, column) ? [] : [{ column, before, after: plain(after) }];
    });
    if (differing.length === 0) continue;
    told.push(...differing);
    Object.assign(
      raw,
      complaintsOf(() => field.read(given), complaints),
    );
  }
  const stock = complaintsOf(() => stockEdit(cells, product), complaints);
  Object.assign(raw, stock);
  told.push(...toldOfStock(stock, cells, product));
  if (Object.keys(raw).length === 0 && complaints.length === 0) return { asked: null };
  const read = checked(productEditSchema, raw, complaints);
  return 'asked' in read ? { asked: { edit: read.asked, cells: told } } : read;
}

function toldOfStock(edit: RawEdit, cells: Cells, product: ShownProduct): ImportedRow['cells'] {
  const now = stockCells(product);
  const asked: [keyof RawEdit, string][] = [
    ['sizes', names.sizes],
    ['stock', names.stock],
    ['pieces', names.pieces],
  ];
  return asked.flatMap(([name, column]) => {
    if (!(name in edit)) return [];
    const before = now[stockColumns.findIndex((one) => one === column)] ?? '';
    return [{ column, before, after: plain(cells.get(column) ?? '') }];
  });
}

/** The product that a row without an id asks for. */
export function readNew(cells: Cells): Read<ProductInput> {
  const complaints: Complaint[] = [];
  const raw: RawEdit = {};
  for (const field of fields) {
    const given = cellsOf(field, cells, []);
    if (given.every((cell) => plain(cell) === '')) continue;
    Object.assign(
      raw,
      complaintsOf(() => field.read(given), complaints),
    );
  }
  Object.assign(
    raw,
    complaintsOf(() => firstStock(cells), complaints),
  );
  return checked(productInputSchema, raw, complaints);
}

const ofTheFile = new Set<string>([names.version, names.seenStock, names.seenPieces, names.stockReason]);

/**
 * The id of the product that a row without one adds: made of what the row says, so that the same row adds it once,
 * however often its file is sent.
 * @param nth how many rows of the file say the same before it
 */
export function idOfNew(cells: Cells, nth: number): string {
  return productIdOf(JSON.stringify([wordsOfNew(cells), nth]));
}

/** What a row without an id says, as one text. */
export function wordsOfNew(cells: Cells): string {
  const said = [...cells].filter(([column, cell]) => !ofTheFile.has(column) && plain(cell) !== '');
  return said
    .map(([column, cell]) => JSON.stringify([column, plain(cell)]))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join();
}
