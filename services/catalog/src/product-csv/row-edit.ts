import { productEditSchema, productInputSchema, type ProductEdit, type ProductInput } from '@shop/contracts';
import {
  categories,
  collections,
  adminStockReasons,
  productKinds,
  stockReasonLabels,
  vatClassLabels,
  type ImportedRow,
  type ImportMistake,
} from '@shop/shop-rules';
import type { z } from 'zod';
import { productIdOf } from '../domain/product-id.ts';
import type { ShownProduct } from '../domain/product.ts';
import { CellError, joined, piecesText, plain, sameMoney } from './cells.ts';
import { columnOf, fields, type Field, type RawEdit } from './fields.ts';
import { firstStock, stockCells, stockColumns, stockEdit, type Cells } from './stock-fields.ts';
import { oneOf, oneOfOrNone, productColumns as names, productStateWords } from './texts.ts';

type Complaint = Omit<ImportMistake, 'row'>;
type Read<T> = { value: T } | { complaints: Complaint[] };

type ShownCells = ImportedRow['cells'];
type RowEdit = { edit: ProductEdit; cells: ShownCells } | null;
type RowProduct = { input: ProductInput; cells: ShownCells };

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const refusals = new Map<string, string>([
  [names.state, oneOf(Object.values(productStateWords))],
  [names.kategoria, oneOf(idsOf(categories))],
  [names.kokoelmat, oneOfOrNone(idsOf(collections))],
  [names.kind, oneOfOrNone(idsOf(productKinds))],
  [names.vatClass, oneOf(Object.keys(vatClassLabels))],
  [names.stockReason, oneOfOrNone(adminStockReasons.map((id) => stockReasonLabels[id]))],
]);

const refusalOf = (column: string, message: string): string => refusals.get(column) ?? message;

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
  if (result.success && complaints.length === 0) return { value: result.data };
  const columns = new Set(complaints.map(({ column }) => column));
  const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
    column: columnOf(path.map(String).join('.')),
    message,
  }));
  const first = issues.filter(({ column }) => !columns.has(column) && columns.add(column));
  const refused = first.map(({ column, message }) => ({ column, message: refusalOf(column, message) }));
  return { complaints: [...complaints, ...refused] };
}

export function readEdit(cells: Cells, product: ShownProduct): Read<RowEdit> {
  const complaints: Complaint[] = [];
  const raw: RawEdit = {};
  const shown: ShownCells = [];
  for (const field of fields.filter((one) => isIn(one, cells))) {
    const now = field.write(product);
    const given = cellsOf(field, cells, now);
    const same = field.same ?? plain;
    const differing = field.columns.flatMap((column, index) => {
      const [before = '', after = ''] = [now[index], given[index]];
      const understood = same(after, column);
      return same(before, column) === understood ? [] : [{ column, before, after: understood }];
    });
    if (differing.length === 0) continue;
    shown.push(...differing);
    Object.assign(
      raw,
      complaintsOf(() => field.read(given), complaints),
    );
  }
  Object.assign(
    raw,
    complaintsOf(() => stockEdit(cells, product), complaints),
  );
  if (Object.keys(raw).length === 0 && complaints.length === 0) return { value: null };
  const read = checked(productEditSchema, raw, complaints);
  if ('complaints' in read) return read;
  return { value: { edit: read.value, cells: [...shown, ...stockShown(read.value, product)] } };
}

type Stock = Pick<ProductEdit, 'sizes' | 'stock' | 'pieces'>;

function stockShown({ sizes, stock, pieces }: Stock, product: ShownProduct | null): ShownCells {
  const now = product ? stockCells(product) : [];
  const before = (column: string) => now[stockColumns.findIndex((one) => one === column)] ?? '';
  const inOrder = sizes ?? product?.sizes ?? Object.keys(pieces ?? {});
  const after: [string, string | undefined][] = [
    [names.sizes, sizes && joined(sizes)],
    [names.stock, stock === undefined ? undefined : String(stock)],
    [names.pieces, pieces === undefined ? undefined : piecesText(pieces ?? undefined, inOrder)],
  ];
  return after.flatMap(([column, text]) =>
    text === undefined ? [] : [{ column, before: before(column), after: text }],
  );
}

export function readNew(cells: Cells): Read<RowProduct> {
  const complaints: Complaint[] = [];
  const raw: RawEdit = {};
  const shown: ShownCells = [];
  for (const field of fields) {
    const given = cellsOf(field, cells, []);
    if (given.every((cell) => plain(cell) === '')) continue;
    shown.push(...priceShown(field, given));
    Object.assign(
      raw,
      complaintsOf(() => field.read(given), complaints),
    );
  }
  Object.assign(
    raw,
    complaintsOf(() => firstStock(cells), complaints),
  );
  const read = checked(productInputSchema, raw, complaints);
  if ('complaints' in read) return read;
  return { value: { input: read.value, cells: [...shown, ...stockShown(read.value, null)] } };
}

const priceShown = ({ columns }: Field, [cell = '']: string[]): ShownCells =>
  columns[0] === names.price ? [{ column: names.price, before: '', after: sameMoney(cell) }] : [];

const ofTheFile = new Set<string>([names.version, names.seenStock, names.seenPieces, names.stockReason]);

/**
 * Derived from the row's content, so that a resent file adds no second product.
 * @param nth equal rows before this one
 */
export function idOfNew(cells: Cells, nth: number): string {
  return productIdOf(JSON.stringify([contentOfNew(cells), nth]));
}

export function contentOfNew(cells: Cells): string {
  const filled = [...cells].filter(([column, cell]) => !ofTheFile.has(column) && plain(cell) !== '');
  return filled
    .map(([column, cell]) => JSON.stringify([column, plain(cell)]))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join();
}
