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
  bytes: AsyncIterable<Uint8Array>;
  isDryRun: boolean;
  admin: Admin;
};

/** Concurrent writes, so that the database groups their journal commits. */
const PARALLEL_WRITES = 32;

/**
 * A file with a mistake writes nothing; repeating an import changes nothing. @throws `import-unreadable`,
 * `import-too-large`, `import-refused` with the report
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
  await forEachInParallel(plan.planned, async (planned) => {
    const outcome = await write(deps, planned, admin);
    if (outcome === 'written') done.push(planned);
    else if (outcome === 'there') found += 1;
    else mistakes.push(...outcome);
  });
  const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row;
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
    // A concurrent import of the same file added it.
    if ('input' in planned && (await deps.products.find(id))) return 'there';
    return complaints.map((complaint) => ({ row, ...complaint }));
  }
}

/** After a failure nothing new starts. */
async function forEachInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const remaining = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of remaining) {
      await work(item).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_WRITES }, worker));
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
