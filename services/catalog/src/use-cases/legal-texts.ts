import {
  localMinute,
  ownVersions,
  type LegalDraftEdit,
  type LegalPageId,
  type LegalPageRecord,
  type LegalVersionText,
} from '@shop/contracts';
import { changedFields } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { nameOf, type Maker } from '../domain/maker.ts';

type LegalDeps = Pick<CatalogDeps, 'legal' | 'events' | 'now'>;

/** What the back office is told of a page of law. */
export async function tellLegalPage(
  { legal }: Pick<CatalogDeps, 'legal'>,
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
      savedAt: draft.savedAt.toISOString(),
      savedBy: draft.savedBy,
    },
  };
}

/** @throws ShopError `not-found` for a version that the owner never published */
export async function readLegalVersion(
  { legal }: Pick<CatalogDeps, 'legal'>,
  page: LegalPageId,
  version: string,
): Promise<LegalVersionText> {
  const found = await legal.findVersion(page, version);
  if (!found) throw new ShopError({ code: 'not-found' });
  return { page, version, text: found.text };
}

type Saving = { page: LegalPageId; edit: LegalDraftEdit; owner: Maker };

/** @throws ShopError `stale-version` with the page as it is, when somebody else has saved the draft meanwhile */
export async function saveLegalDraft(
  deps: LegalDeps,
  { page, edit: { text, seen }, owner }: Saving,
): Promise<LegalPageRecord> {
  const doing = { kind: 'legal-draft-saved', by: owner.id, about: page } as const;
  return deps.events.acts.during(doing, async (tell) => {
    const before = await deps.legal.findDraft(page);
    const isSaved = await deps.legal.saveDraft({ page, text, seen, at: deps.now(), who: nameOf(owner) });
    const data = await tellLegalPage(deps, page);
    if (!isSaved) throw new ShopError({ code: 'stale-version', data });
    tell({ changes: changedFields({ text: before?.text }, { text }) });
    return data;
  });
}

type Publishing = { page: LegalPageId; seen: string; owner: Maker };

/**
 * Publishes the draft that was seen: from now on the page reads so, and so it stays readable for ever.
 * @throws ShopError `stale-version` with the page as it is, when the draft is another one, or is published
 */
export async function publishLegalDraft(
  deps: LegalDeps,
  { page, seen, owner }: Publishing,
): Promise<LegalPageRecord> {
  const draft = await deps.legal.findDraft(page);
  if (draft?.revision !== seen) {
    throw new ShopError({ code: 'stale-version', data: await tellLegalPage(deps, page) });
  }
  const at = deps.now();
  const day = localMinute(at.toISOString()).slice(0, 10);
  const doing = { kind: 'legal-page-published', by: owner.id, about: page } as const;
  return deps.events.acts.during(doing, async (tell) => {
    await deps.legal.publish({ draft, day, at, who: nameOf(owner) });
    const told = await tellLegalPage(deps, page);
    tell({ changes: changedFields(null, { version: told.versions[0]?.version }) });
    return told;
  });
}
