import { MAX_REPORTED_ROWS, type ImportedRow, type ImportMistake, type ImportReport } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { Admin } from '../domain/admin.ts';
import { addProduct } from '../use-cases/add-product.ts';
import { checkImport, complaintsOf, type ImportPlan, type PlannedRow } from './check-import.ts';
import { editProduct } from '../use-cases/edit-product.ts';
import { readImport } from './read-import.ts';

export type ProductCsvDeps = Pick<CatalogDeps, 'products' | 'assets' | 'events' | 'auditLog' | 'now'>;
type ImportInput = {
  /** The file, as it comes in. */
  bytes: AsyncIterable<Uint8Array>;
  /** Only tells what it would do. */
  isDryRun: boolean;
  admin: Admin;
};

/** So many products are written at a time: the database takes their journals' turns together. */
const AT_ONCE = 32;

/**
 * Brings a file of products into the catalogue: a row with an id changes that product, one without adds a product. A file
 * in which anything is wrong writes nothing. Sent again, it finds nothing left to do. Every row's write is an edit or a
 * new product like any other, with its guards, its entry in the stock's ledger and in the record.
 * @returns what it does, or would do; rows that somebody else was faster with are told as mistakes
 * @throws ShopError `import-unreadable`, `import-too-large`, `import-refused` with the report of the dry run
 */
export async function importProducts(
  deps: ProductCsvDeps,
  { bytes, isDryRun, admin }: ImportInput,
): Promise<ImportReport> {
  const plan = await checkImport(deps, await readImport(bytes));
  if (isDryRun) return reportOf(plan, { isDryRun });
  if (plan.mistakes.length > 0)
    throw new ShopError({ code: 'import-refused', data: reportOf(plan, { isDryRun: true }) });
  const mistakes: ImportMistake[] = [];
  const done: PlannedRow[] = [];
  let found = 0;
  await eachOf(plan.planned, async (planned) => {
    const outcome = await write(deps, planned, admin);
    if (outcome === 'written') done.push(planned);
    else if (outcome === 'there') found += 1;
    else mistakes.push(...outcome);
  });
  const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;
  return reportOf(
    { planned: done.toSorted(byRow), unchanged: plan.unchanged + found, mistakes: mistakes.toSorted(byRow) },
    { isDryRun },
  );
}

async function write(
  deps: ProductCsvDeps,
  planned: PlannedRow,
  admin: Admin,
): Promise<'written' | 'there' | ImportMistake[]> {
  const { row, id } = planned;
  try {
    if ('edit' in planned) await editProduct(deps, { id, edit: planned.edit, admin });
    else await addProduct(deps, { id, input: planned.input, admin });
    return 'written';
  } catch (error) {
    const complaints = complaintsOf(error);
    // The same file at the same time: the other one has added it.
    if ('input' in planned && (await deps.products.find(id))) return 'there';
    return complaints.map((complaint) => ({ row, ...complaint }));
  }
}

/** Does something with each, a few at a time. After a failure nothing more is begun; what is under way is waited for. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of left) {
      await work(item).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}

function reportOf(
  { planned, unchanged, mistakes }: ImportPlan,
  { isDryRun }: { isDryRun: boolean },
): ImportReport {
  const count = (kind: ImportedRow['kind']) => planned.filter((one) => one.kind === kind).length;
  return {
    isDryRun,
    added: count('added'),
    changed: count('changed'),
    unchanged,
    mistakes: mistakes.slice(0, MAX_REPORTED_ROWS),
    mistakeCount: mistakes.length,
    mistakenRows: new Set(mistakes.map(({ row }) => row)).size,
    rows: planned
      .slice(0, MAX_REPORTED_ROWS)
      .map(({ row, kind, id, title, cells }) => ({ row, kind, id, title, cells })),
  };
}
