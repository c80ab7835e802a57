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

/** This route reads its body itself. */
export const IMPORT_PATH = `${PATH}/import`;

const importSchema = z.object({ dryRun: z.enum(['true', 'false']).default('false') });

export function mountProductCsvRoutes(app: Express, deps: ProductCsvDeps): void {
  // Before `/:id`; product ids are hexadecimal.
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

/** A refusal drains the rest of the body; unread bytes would block the connection's next request. */
async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } finally {
    request.resume();
  }
}
