import { readPickUpPoints } from '@shop/service-kit';
import type { OrderConfig } from '../config.ts';
import { pickUpPointsFromList } from './pick-up-points-from-list.ts';
import type { PickUpPoints } from './pick-up-points.ts';
import { samplePickUpPoints } from './sample-pick-up-points.ts';

export async function openPickUpPoints({
  SHOP_MODE,
  PICK_UP_POINTS,
}: Pick<OrderConfig, 'SHOP_MODE' | 'PICK_UP_POINTS'>): Promise<PickUpPoints> {
  if (PICK_UP_POINTS) return pickUpPointsFromList(await readPickUpPoints(PICK_UP_POINTS));
  return SHOP_MODE === 'demo' ? samplePickUpPoints : pickUpPointsFromList([]);
}
