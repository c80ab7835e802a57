import { expect, test } from 'vitest';
import { baseOf, isBehind, newestOf } from './legal-base.ts';

const versions = ['2026-11-25', '2026-11-21'].map((version) => ({
  version,
  publishedAt: null,
  publishedBy: '',
}));
const draft = (basedOn: string | null) => ({
  versions,
  draft: { revision: 'r', text: '## Myyjä', basedOn, savedAt: '', savedBy: 'Liisa' },
});

test('a text is held against the version that its writer saw, not the one that was published since', () => {
  expect(newestOf({ versions })).toBe('2026-11-25');
  expect(baseOf({ versions, draft: null })).toBe('2026-11-25');
  expect([baseOf(draft('2026-11-21')), isBehind(draft('2026-11-21'))]).toEqual(['2026-11-21', true]);
});

test('a draft without a base version is not behind', () => {
  expect([baseOf(draft(null)), isBehind(draft(null))]).toEqual(['2026-11-25', false]);
  expect(isBehind(draft('2026-11-25'))).toBe(false);
});
