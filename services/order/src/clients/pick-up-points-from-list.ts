import type { PickUpPoint } from '@shop/contracts';
import { isServedPostcode, type Carrier } from '@shop/shop-rules';
import type { ListedPoint } from '@shop/service-kit';
import type { PickUpPoints } from './pick-up-points.ts';

const MAX_POINTS = 6;

/** The first two digits are the region; any other region counts as far. Numbers grow outwards from its centre. */
const distance = (one: string, other: string): number =>
  Math.abs(Number(one) - Number(other)) + (one.slice(0, 2) === other.slice(0, 2) ? 0 : 1_000);

export function pickUpPointsFromList(points: readonly ListedPoint[]): PickUpPoints {
  const served = points.filter(({ postcode }) => isServedPostcode(postcode));
  const pointsOf = (carrier: Carrier): PickUpPoint[] =>
    served.filter((point) => point.carrier === carrier).map(({ carrier: _carrier, ...point }) => point);
  return {
    near: async (carrier, postcode) =>
      isServedPostcode(postcode)
        ? pointsOf(carrier)
            .toSorted((a, b) => distance(a.postcode, postcode) - distance(b.postcode, postcode))
            .slice(0, MAX_POINTS)
        : [],
    find: async (carrier, id) => pointsOf(carrier).find((point) => point.id === id) ?? null,
  };
}
