import { text, type AuditLogRow } from '@shop/contracts';
import { auditGroups, MAX_SEARCH, type AuditGroup } from '@shop/shop-rules';
import { parseRestList, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import { findAuditEntries, type AuditLogDeps } from './find-audit-entries.ts';

const PATH = '/api/admin/rest/record';

const groups = Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]];
const day = z.iso.date();
const filterSchema = z.object({
  group: z.enum(groups).optional(),
  /** Start of a word of a name or of an address, or part of an entry. */
  q: text(MAX_SEARCH).optional(),
  orders: z.array(z.string().max(64)).max(100).optional(),
  from: day.optional(),
  to: day.optional(),
});

export function mountAuditLogRoutes(app: Express, deps: AuditLogDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, skip, limit } = parseRestList(request.query, filterSchema);
    const { shown, names, total } = await findAuditEntries(deps, filter, { skip, limit });
    response.set('content-range', `record ${skip}-${skip + Math.max(shown.length - 1, 0)}/${total}`);
    const nameOf = (id: string): string => names.get(id) ?? '';
    response.json(
      shown.map(({ entry: { _id: id, at, kind, by, about, requestId, changes }, personal }): AuditLogRow => {
        const named = { by, byName: nameOf(by), about, aboutName: nameOf(about), requestId };
        return { id, kind, at: at.toISOString(), ...named, changes, personal };
      }),
    );
  });
}
