import type { ProductEdit, ProductInput } from '@shop/contracts';
import type { ImportedRow, ImportMistake } from '@shop/shop-rules';
import { createPauses, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { plain } from './cells.ts';
import { columnOf } from './fields.ts';
import { idOfNew, readEdit, readNew, contentOfNew } from './row-edit.ts';
import type { Cells } from './stock-fields.ts';
import type { ShownProduct } from '../domain/product.ts';
import { productColumns as names, productImportTexts as texts } from './texts.ts';
import { assertNew } from '../use-cases/add-product.ts';
import { assertEdit } from '../use-cases/edit-product.ts';
import type { SheetRow } from './read-import.ts';

export type PlannedRow = ImportedRow & ({ edit: ProductEdit } | { input: ProductInput });
export type ImportPlan = { planned: PlannedRow[]; unchanged: number; mistakes: ImportMistake[] };

type CheckDeps = Pick<CatalogDeps, 'products' | 'assets' | 'now'>;
type Named = { row: number; cells: Cells; id: string; isNew: boolean };
type Complaint = Omit<ImportMistake, 'row'>;
type CheckedRow = { planned: PlannedRow } | { complaints: Complaint[] } | 'unchanged';

const BATCH = 500;

/** Lists all mistakes of an import; writes nothing. */
export async function checkImport(deps: CheckDeps, rows: SheetRow[]): Promise<ImportPlan> {
  const plan: ImportPlan = { planned: [], unchanged: 0, mistakes: [] };
  const pause = createPauses();
  const named = await nameRows(rows, { mistakes: plan.mistakes, pause });
  for (let from = 0; from < named.length; from += BATCH) {
    const batch = named.slice(from, from + BATCH);
    const found = await deps.products.findAny(batch.map(({ id }) => id));
    const products = new Map(found.map((product) => [product._id, product]));
    for (const namedRow of batch) {
      await pause();
      const checked = await checkRow(deps, namedRow, products.get(namedRow.id));
      if (checked === 'unchanged') plan.unchanged += 1;
      else if ('planned' in checked) plan.planned.push(checked.planned);
      else
        plan.mistakes.push(...checked.complaints.map((complaint) => ({ row: namedRow.row, ...complaint })));
    }
  }
  plan.mistakes.push(...(await slugMistakes(deps, plan.planned)));
  plan.mistakes.sort((a, b) => a.row - b.row);
  return plan;
}

/** Refuses an id on two rows. */
async function nameRows(
  rows: SheetRow[],
  { mistakes, pause }: { mistakes: ImportMistake[]; pause: () => Promise<void> },
): Promise<Named[]> {
  const rowOf = new Map<string, number>();
  const firstRowByWords = new Map<string, number>();
  const nameOf = (sheetRow: SheetRow): Named[] => {
    if ('problem' in sheetRow) {
      mistakes.push({ row: sheetRow.row, column: '', message: sheetRow.problem });
      return [];
    }
    const { row, cells } = sheetRow;
    const given = plain(cells.get(names.id) ?? '');
    if (!given) {
      const words = contentOfNew(cells);
      const nth = firstRowByWords.get(words) ?? 0;
      firstRowByWords.set(words, nth + 1);
      return [{ row, cells, id: idOfNew(cells, nth), isNew: true }];
    }
    const before = rowOf.get(given);
    if (before !== undefined) {
      mistakes.push({ row, column: names.id, message: texts.sameId(before) });
      return [];
    }
    rowOf.set(given, row);
    return [{ row, cells, id: given, isNew: false }];
  };
  const named: Named[] = [];
  for (const sheetRow of rows) {
    named.push(...nameOf(sheetRow));
    await pause();
  }
  return named;
}

async function checkRow(
  deps: CheckDeps,
  named: Named,
  product: ShownProduct | undefined,
): Promise<CheckedRow> {
  const { cells, isNew } = named;
  const wrong = (column: string, message: string): CheckedRow => ({ complaints: [{ column, message }] });
  if (product?.deletedAt) return wrong(names.id, texts.deleted);
  // The row was added before, by this or an equal file.
  if (isNew) return product ? 'unchanged' : checkNew(deps, named);
  if (!product) return wrong(names.id, texts.unknownId);
  const version = plain(cells.get(names.version) ?? '');
  if (version && !/^\d{1,9}$/.test(version)) return wrong(names.version, texts.version);
  return checkEdit(deps, named, product);
}

async function checkNew(deps: CheckDeps, { row, cells, id }: Named): Promise<CheckedRow> {
  const read = readNew(cells);
  if ('complaints' in read) return read;
  const { input } = read.value;
  return refusable(() => assertNew(deps, input), {
    row,
    kind: 'added',
    id,
    title: input.title,
    ...read.value,
  });
}

async function checkEdit(
  deps: CheckDeps,
  { row, cells, id }: Named,
  product: ShownProduct,
): Promise<CheckedRow> {
  const read = readEdit(cells, product);
  if ('complaints' in read) return read;
  if (!read.value) return 'unchanged';
  const version = plain(cells.get(names.version) ?? '');
  if (version && Number(version) !== product.version)
    return { complaints: [{ column: names.version, message: texts.stale }] };
  const { edit, cells: shownCells } = read.value;
  const planned = { edit: { ...edit, lawfulOnly: true, version: product.version }, cells: shownCells };
  return refusable(() => assertEdit(deps, { seen: product, edit: planned.edit }), {
    row,
    kind: 'changed',
    id,
    title: product.title,
    ...planned,
  });
}

async function refusable(check: () => Promise<void>, planned: PlannedRow): Promise<CheckedRow> {
  try {
    await check();
    return { planned };
  } catch (error) {
    return { complaints: complaintsOf(error) };
  }
}

export function complaintsOf(error: unknown): Complaint[] {
  if (!(error instanceof ShopError) || error.kind === 'internal') throw error;
  const fields = Object.entries(error.errors ?? {});
  if (fields.length === 0) return [{ column: '', message: error.message }];
  return fields.map(([path, message]) => ({ column: columnOf(path), message }));
}

const slugOf = (planned: PlannedRow): string | undefined =>
  'edit' in planned ? planned.edit.slug : planned.input.slug;

async function slugMistakes({ products }: CheckDeps, planned: PlannedRow[]): Promise<ImportMistake[]> {
  const rows = planned.flatMap((plannedRow) => {
    const slug = slugOf(plannedRow);
    return slug === undefined ? [] : [{ slug, row: plannedRow.row, id: plannedRow.id }];
  });
  if (rows.length === 0) return [];
  const owners = await products.ownersOf(rows.map(({ slug }) => slug));
  const rowOf = new Map<string, number>();
  return rows.flatMap(({ slug, row, id }) => {
    const before = rowOf.get(slug);
    rowOf.set(slug, before ?? row);
    const owner = owners.get(slug);
    if (before !== undefined) return [{ row, column: names.slug, message: texts.sameSlug(before) }];
    return owner && owner !== id ? [{ row, column: names.slug, message: texts.slugTaken }] : [];
  });
}
