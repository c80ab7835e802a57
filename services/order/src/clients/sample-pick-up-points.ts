import { listedPickUpPoints } from './listed-pick-up-points.ts';
import { samplePoints } from './sample-points.ts';

/** For demos; no carrier knows these places. */
export const samplePickUpPoints = listedPickUpPoints(
  samplePoints.map(([carrier, name, address, postcode, city]) => ({
    carrier,
    id: `${carrier}-${postcode}`,
    name,
    address,
    postcode,
    city,
  })),
);
