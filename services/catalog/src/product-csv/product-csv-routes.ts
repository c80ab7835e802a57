import { localDay } from '@shop/shop-rules';
import { parseInput, parseRestList, requireAdmin, sendCsv, ShopError } from '@shop/service-kit';
import type { Express, Request } from 'express';
import { z } from 'zod';
import { adminQueryOf, productFilterSchema } from '../http/product-filter.ts';
import { exportProducts } from './export-products.ts';
import { importProducts, type ProductCsvDeps } from './import-products.ts';
import { columns } from './sheet.ts';
import { productImportTexts as texts } from './texts.ts';

const PATH = '/api/admin/rest/products';

/** The one path that takes a file of products, which it reads itself. */
export const IMPORT_PATH = `${PATH}/import`;

const importSchema = z.object({ dryRun: z.enum(['true', 'false']).default('false') });

/** The products as a file for a spreadsheet, and back. */
export function mountProductCsvRoutes(app: Express, deps: ProductCsvDeps): void {
  // Ids are hexadecimal, so no product is called this.
  app.get(`${PATH}/export.csv`, async (request, response) => {
    requireAdmin(request);
    const { filter, sort } = parseRestList(request.query, productFilterSchema);
    const lines = exportProducts(deps, { ...adminQueryOf(filter, deps.now()), sort });
    await sendCsv(response, { name: texts.file(localDay(deps.now())), head: columns, lines });
  });

  app.post(IMPORT_PATH, async (request, response) => {
    const admin = requireAdmin(request);
    if (!request.is('text/csv')) throw new ShopError({ code: 'unsupported-media-type' });
    const { dryRun } = parseInput(importSchema, request.query);
    const isDryRun = dryRun === 'true';
    const data = await importProducts(deps, { bytes: bytesOf(request), isDryRun, admin });
    const { added, changed, unchanged, mistakeCount } = data;
    request.log.info(
      { admin: admin.id, isDryRun, added, changed, unchanged, mistakeCount },
      'a file of products came in',
    );
    response.json({ success: true, data });
  });
}

/**
 * A refusal in the middle of the file leaves the line open, so that its sender can still be told, and lets the rest of the
 * file go by: left unread it would stand before whatever the same connection brings next.
 */
async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } finally {
    request.resume();
  }
}
