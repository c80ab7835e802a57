import type { PickUpPoint } from '@shop/contracts';
import { isServedPostcode, type Carrier } from '@shop/shop-rules';
import type { ListedPoint } from '@shop/service-kit';
import { kilometresBetween } from './postcode-areas.ts';
import type { PickUpPoints } from './pick-up-points.ts';

const MAX_POINTS = 6;

const numberGap = (postcode: string, other: string): number => Math.abs(Number(postcode) - Number(other));

const nearestTo = (postcode: string) => (a: PickUpPoint, b: PickUpPoint) =>
  kilometresBetween(postcode, a.postcode) - kilometresBetween(postcode, b.postcode) ||
  numberGap(postcode, a.postcode) - numberGap(postcode, b.postcode);

export function pickUpPointsFromList(points: readonly ListedPoint[]): PickUpPoints {
  const served = points.filter(({ postcode }) => isServedPostcode(postcode));
  const pointsOf = (carrier: Carrier): PickUpPoint[] =>
    served.filter((point) => point.carrier === carrier).map(({ carrier: _carrier, ...point }) => point);
  return {
    near: async (carrier, postcode) =>
      isServedPostcode(postcode) ? pointsOf(carrier).toSorted(nearestTo(postcode)).slice(0, MAX_POINTS) : [],
    find: async (carrier, id) => pointsOf(carrier).find((point) => point.id === id) ?? null,
  };
}
