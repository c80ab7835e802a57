import { ownVersions } from '@shop/shop-rules';
import { anAdmin, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { publishLegalDraft } from './legal-texts.ts';
import { setUpCatalogHarness } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();

const PATH = '/api/admin/rest/legal';
const owner = () => catalog.api.as(anAdmin());
const guest = () => catalog.api.as(null);
const textOf = (words: string) => `Näin kauppa käy.\n\n## Myyjä\n\n${words}`;
const draft = (page: string, words: string, seenRevision: string | null = null) =>
  owner()('PUT', `${PATH}/${page}/draft`, { text: textOf(words), seen: seenRevision });
const shown = async () => (await guest()('GET', '/api/shop/settings')).body.data.legal;

test('a draft is visible only after publishing, and every version stays readable after the next [law-19]', async () => {
  const newest = ([version]: readonly string[]) => version;
  expect(await shown()).toEqual({
    terms: newest(ownVersions.terms),
    privacy: newest(ownVersions.privacy),
    returns: newest(ownVersions.returns),
  });
  const versions: string[] = [];
  for (const words of ['Villa Oy', 'Pellava Oy']) {
    const { body } = await draft('terms', words);
    expect(body.data.draft).toMatchObject({ text: textOf(words), savedBy: expect.any(String) });
    expect((await shown()).terms).toBe(versions.at(-1) ?? ownVersions.terms[0]);
    const published = await owner()('POST', `${PATH}/terms/publish`, { seen: body.data.draft.revision });
    expect(published).toMatchObject({ status: 200, body: { message: 'Uusi versio on julkaistu.' } });
    expect(published.body.data.draft).toBeNull();
    versions.push((await shown()).terms);
  }
  const [first = '', second = ''] = versions;
  expect(second).not.toBe(first);
  for (const [version, words] of [
    [first, 'Villa Oy'],
    [second, 'Pellava Oy'],
  ] as const) {
    const { body } = await guest()('GET', `/api/shop/legal/terms/${version}`);
    expect(body.data).toEqual({ page: 'terms', version, text: textOf(words) });
  }
  const { body } = await owner()('GET', `${PATH}/terms`);
  expect(body.data.versions.map(({ version }: { version: string }) => version)).toEqual([
    second,
    first,
    ...ownVersions.terms,
  ]);
  expect((await shown()).privacy).toBe(ownVersions.privacy[0]);
});

test('two admins publishing a draft at once publish it once; a draft changed meanwhile is refused', async () => {
  const { body } = await draft('returns', 'Ensin');
  const { revision } = body.data.draft;
  const both = await Promise.all(
    [1, 2].map(() => owner()('POST', `${PATH}/returns/publish`, { seen: revision })),
  );
  expect(both.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(true);
  expect((await owner()('GET', `${PATH}/returns`)).body.data.versions).toHaveLength(
    1 + ownVersions.returns.length,
  );

  const seenRevision = (await draft('returns', 'Toinen')).body.data.draft.revision;
  await draft('returns', 'Kolmas', seenRevision);
  const stale = [
    await draft('returns', 'Neljäs', seenRevision),
    await draft('returns', 'Viides'),
    await owner()('POST', `${PATH}/returns/publish`, { seen: seenRevision }),
  ];
  for (const { status, body: answer } of stale) {
    expect([status, answer.code, answer.data.draft.text]).toEqual([409, 'stale-version', textOf('Kolmas')]);
  }
});

test('a text without a heading or with an unsafe link is refused at its field', async () => {
  for (const text of [
    '',
    'Vain kappale.',
    '## Myyjä\n\n[täältä](javascript:alert(1))',
    textOf('x'.repeat(40_001)),
  ]) {
    const { status, body } = await owner()('PUT', `${PATH}/privacy/draft`, { text, seen: null });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['text']]);
  }
  expect((await owner()('GET', `${PATH}/privacy`)).body.data.draft).toBeNull();
});

test('an unknown version is 404, and only the owner writes', async () => {
  for (const path of ['/terms/2020-01-01', '/terms/x', '/cookies/2026-11-21']) {
    expect((await guest()('GET', `/api/shop/legal${path}`)).status).toBe(404);
  }
  const colleague = catalog.api.as({ ...anAdmin(), rights: 'catalogue' });
  expect((await colleague('GET', `${PATH}/privacy`)).status).toBe(200);
  expect((await colleague('PUT', `${PATH}/privacy/draft`, { text: textOf('x'), seen: null })).status).toBe(
    403,
  );
  expect((await catalog.api.as(aUser())('GET', `${PATH}/privacy`)).status).toBe(403);
});

test('a version is named by its day, later ones of that day also by a number; the built-in text is the first of its day', async () => {
  const names: string[] = [];
  const [builtIn] = ownVersions.privacy;
  for (const day of [builtIn, builtIn, '2027-02-28', '2027-02-28']) {
    const seenRevision = (await draft('privacy', `Sanat ${names.length}`)).body.data.draft.revision;
    const deps = { ...catalog.deps, now: () => new Date(`${day}T10:00:00Z`) };
    const publisher = { id: 'o', userName: 'Liisa Lanka' };
    names.push(
      (await publishLegalDraft(deps, { page: 'privacy', seen: seenRevision, owner: publisher })).versions[0]
        ?.version ?? '',
    );
  }
  expect(names).toEqual([`${builtIn}.2`, `${builtIn}.3`, '2027-02-28', '2027-02-28.2']);
});

test('a draft based on an outdated version is neither saved nor published', async () => {
  const newest = async (): Promise<string> =>
    (await owner()('GET', `${PATH}/terms`)).body.data.versions[0].version;
  const save = (words: string, seenRevision: string | null, basedOn: string) =>
    owner()('PUT', `${PATH}/terms/draft`, { text: textOf(words), seen: seenRevision, basedOn });
  const publish = (seenRevision: string) => owner()('POST', `${PATH}/terms/publish`, { seen: seenRevision });
  const first = await newest();
  await publish((await save('Kollegan', null, first)).body.data.draft.revision);
  const second = await newest();
  const late = await save('Myöhäiset', null, first);
  expect([late.status, late.body.code, late.body.data.versions[0].version]).toEqual([
    409,
    'stale-version',
    second,
  ]);
  expect(late.body.data.draft).toBeNull();

  const { draft: kept } = (await save('Nähneet', null, second)).body.data;
  expect(kept).toMatchObject({ text: textOf('Nähneet'), basedOn: second });
  // Simulates a race: a colleague publishes between this save and its publish.
  await catalog.deps.legal.publish({
    draft: {
      _id: 'terms',
      revision: 'kollegan',
      text: textOf('Väliin'),
      basedOn: null,
      savedAt: new Date(),
      savedBy: 'K',
    },
    day: '2020-01-01',
    at: new Date(Date.now() + 60_000),
    who: 'K',
  });
  const overtaken = await publish(kept.revision);
  expect([overtaken.status, overtaken.body.code]).toEqual([409, 'stale-version']);
  const again = await save('Nähneet', kept.revision, '2020-01-01');
  expect((await publish(again.body.data.draft.revision)).status).toBe(200);
});
