import type { PickUpPoint } from '@shop/contracts';
import type { PickUpPoints } from './pick-up-points.ts';
import { samplePoints } from './sample-points.ts';

/** As many as one looks through. */
const MOST = 6;

/** Finnish postcodes run by region and outwards from its centre, so near numbers are near places. */
const distance = (one: string, other: string): number =>
  Math.abs(Number(one) - Number(other)) + (one.slice(0, 2) === other.slice(0, 2) ? 0 : 1_000);

/** The list that the shop ships with. */
export const samplePickUpPoints: PickUpPoints = {
  near: async (carrier, postcode) =>
    pointsOf(carrier)
      .toSorted((a, b) => distance(a.postcode, postcode) - distance(b.postcode, postcode))
      .slice(0, MOST),
  find: async (carrier, id) => pointsOf(carrier).find((point) => point.id === id) ?? null,
};

const pointsOf = (carrier: string): PickUpPoint[] =>
  samplePoints
    .filter((row) => row[0] === carrier)
    .map(([of, name, address, postcode, city]) => ({
      id: `${of}-${postcode}`,
      name,
      address,
      postcode,
      city,
    }));
