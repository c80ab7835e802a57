import { pickUpPointsFromList } from './pick-up-points-from-list.ts';
import { samplePoints } from './sample-points.ts';

/** For demos; no carrier knows these places. */
export const samplePickUpPoints = pickUpPointsFromList(
  samplePoints.map(([carrier, name, address, postcode, city]) => ({
    carrier,
    id: `${carrier}-${postcode}`,
    name,
    address,
    postcode,
    city,
  })),
);
