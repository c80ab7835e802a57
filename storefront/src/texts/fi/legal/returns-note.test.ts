import { ownVersions } from '@shop/shop-rules/terms';
import { expect, test } from 'vitest';
import type { Seller } from './legal-page.ts';
import { returnsNote } from './returns-note.ts';
import { returns } from './returns.ts';

test('the sentence beside the buttons says what the built-in page says, and less where the owner’s text holds', () => {
  expect(returnsNote.sentence(ownVersions.returns[0])).toBe(
    'Palautusaika on 14 päivää, ja palautuksen postikulut maksat itse.',
  );
  const page = JSON.stringify(returns({ name: '', address: '', email: '' } as Seller));
  expect(page).toContain('Palautuksen postikulut maksat itse.');
  expect(page).toContain('14 päivän kuluessa');
  expect(returnsNote.sentence('2026-12-24')).toBe('Palautusaika on vähintään 14 päivää.');
});
