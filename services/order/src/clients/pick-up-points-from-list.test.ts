import { expect, test } from 'vitest';
import { kilometresBetween } from './postcode-areas.ts';
import { samplePickUpPoints } from './sample-pick-up-points.ts';

const cities = async (postcode: string): Promise<string[]> =>
  (await samplePickUpPoints.near('posti', postcode)).map(({ city }) => city);

test('pick-up points are listed by distance, not by postcode', async () => {
  const nearTurku = await cities('20100');
  expect(nearTurku.slice(0, 3)).toEqual(['Turku', 'Raisio', 'Salo']);
  expect(nearTurku).not.toContain('Heinola');
  expect((await cities('53100')).slice(0, 2)).toEqual(['Lappeenranta', 'Imatra']);
  expect((await cities('99800')).slice(0, 3)).toEqual(['Inari', 'Kemijärvi', 'Rovaniemi']);
  expect(await cities('22100')).toEqual([]);
});

test('inside an area the nearest postcode is first', async () => {
  const near = await samplePickUpPoints.near('posti', '33700');
  expect(near.slice(0, 3).map(({ postcode }) => postcode)).toEqual(['33720', '33540', '33100']);
});

test('every area outside Åland has a place in Finland', () => {
  for (let area = 0; area < 100; area += 1) {
    const kilometres = kilometresBetween('40100', `${String(area).padStart(2, '0')}100`);
    if (area === 22) expect(kilometres).toBe(Number.POSITIVE_INFINITY);
    else expect(kilometres, String(area)).toBeLessThan(800);
  }
});
