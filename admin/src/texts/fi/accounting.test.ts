import { expect, test } from 'vitest';
import { accounting } from './accounting.ts';

test('fees that are known in part say of how many they are not', () => {
  const { feesInPart, disputed, disputesInPart } = accounting.accounting;
  expect(feesInPart('12,30 €', 1)).toBe('12,30 €, lisäksi 1 tapahtuman kulu ei ole vielä tiedossa');
  expect(feesInPart('12,30 €', 3)).toBe('12,30 €, lisäksi 3 tapahtuman kulut eivät ole vielä tiedossa');
  const disputeText = disputed('72,50 €', '20,00 €');
  expect(disputesInPart(disputeText, 1)).toBe(
    '72,50 €, kulut 20,00 €, lisäksi 1 riitautuksen veloitus ei ole vielä tiedossa',
  );
});
