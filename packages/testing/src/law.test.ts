import { readFileSync } from 'node:fs';
import { complianceChecklist } from '@shop/shop-rules/compliance-checklist';
import { expect, test } from 'vitest';

const document = readFileSync(new URL('../../../docs/law.md', import.meta.url), 'utf8');

test('every duty of docs/law.md is shown in the back office, and none else', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| law-'));
  const named = rows.map((row) => (row.split('|')[2] ?? '').trim());
  expect(named.toSorted()).toEqual(complianceChecklist.map(({ law }) => law).toSorted());
});
