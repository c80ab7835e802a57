import type { PickUpPoint } from '@shop/contracts';
import type { CheckoutDeps } from '../../deps.ts';

export async function listPickUpPoints(
  { catalog, points }: Pick<CheckoutDeps, 'catalog' | 'points'>,
  { postcode, method: id }: { postcode: string; method: string },
): Promise<PickUpPoint[]> {
  const { delivery } = await catalog.settings();
  const method = delivery.find((option) => option.id === id);
  return method?.pickUpPoint ? points.near(method.carrier, postcode) : [];
}
