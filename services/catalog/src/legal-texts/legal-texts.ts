import type { LegalDraftEdit, LegalPageRecord, LegalVersionText } from '@shop/contracts';
import { localMinute, ownVersions, type LegalPageId } from '@shop/shop-rules';
import { changedFields, type AuditLog } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import { nameOf, type Admin } from '../domain/admin.ts';
import type { LegalStore } from './legal-store.ts';

export type LegalTextsDeps = { legal: LegalStore; auditLog: AuditLog; now: () => Date };

export async function readLegalPage(
  { legal }: Pick<LegalTextsDeps, 'legal'>,
  page: LegalPageId,
): Promise<LegalPageRecord> {
  const [versions, draft] = await Promise.all([legal.versionsOf(page), legal.findDraft(page)]);
  const published = versions.map(({ version, publishedAt, publishedBy }) => ({
    version,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
  }));
  const own = ownVersions[page].map((version) => ({ version, publishedAt: null, publishedBy: '' }));
  return {
    page,
    versions: [...published, ...own],
    draft: draft && {
      revision: draft.revision,
      text: draft.text,
      basedOn: draft.basedOn,
      savedAt: draft.savedAt.toISOString(),
      savedBy: draft.savedBy,
    },
  };
}

export async function readLegalVersion(
  { legal }: Pick<LegalTextsDeps, 'legal'>,
  page: LegalPageId,
  version: string,
): Promise<LegalVersionText> {
  const found = await legal.findVersion(page, version);
  if (!found) throw new ShopError({ code: 'not-found' });
  return { page, version, text: found.text };
}

type Saving = { page: LegalPageId; edit: LegalDraftEdit; owner: Admin };

export async function saveLegalDraft(
  deps: LegalTextsDeps,
  { page, edit: { text, seen, basedOn: sentBasedOn }, owner }: Saving,
): Promise<LegalPageRecord> {
  const basedOn = sentBasedOn ?? null;
  const doing = { kind: 'legal-draft-saved', by: owner.id, about: page } as const;
  return deps.auditLog.during(doing, async (note) => {
    const before = await readLegalPage(deps, page);
    if (isOvertaken(before, basedOn)) throw new ShopError({ code: 'stale-version', data: before });
    const draft = { page, text, seen, basedOn, at: deps.now(), who: nameOf(owner) };
    const isSaved = await deps.legal.saveDraft(draft);
    const data = await readLegalPage(deps, page);
    if (!isSaved) throw new ShopError({ code: 'stale-version', data });
    note({ changes: changedFields({ text: before.draft?.text }, { text }) });
    return data;
  });
}

/** Whether a version was published that the writer had not seen. */
const isOvertaken = ({ versions }: LegalPageRecord, basedOn: string | null): boolean =>
  basedOn !== null && versions[0]?.version !== basedOn;

type Publishing = { page: LegalPageId; seen: string; owner: Admin };

/** Every version stays readable. @throws `stale-version` with the current page */
export async function publishLegalDraft(
  deps: LegalTextsDeps,
  { page, seen, owner }: Publishing,
): Promise<LegalPageRecord> {
  const draft = await deps.legal.findDraft(page);
  const [published, before] = await Promise.all([deps.legal.versionsOf(page), readLegalPage(deps, page)]);
  // An interrupted publication: the version exists, only the draft remains.
  const isVersion = published.some(({ revision }) => revision === seen);
  if (draft?.revision !== seen || (!isVersion && isOvertaken(before, draft.basedOn))) {
    throw new ShopError({ code: 'stale-version', data: before });
  }
  const at = deps.now();
  const day = localMinute(at.toISOString()).slice(0, 10);
  const doing = { kind: 'legal-page-published', by: owner.id, about: page } as const;
  return deps.auditLog.during(doing, async (note) => {
    await deps.legal.publish({ draft, day, at, who: nameOf(owner) });
    const record = await readLegalPage(deps, page);
    note({ changes: changedFields(null, { version: record.versions[0]?.version }) });
    return record;
  });
}
