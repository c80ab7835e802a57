import type { OfferedProduct } from '@shop/contracts';
import { pricedAt, reductionAhead } from './price-plan.ts';
import type { ShownProduct } from './product.ts';

export function offeredProduct(product: ShownProduct, at: Date): OfferedProduct {
  const shown = pricedAt(product, at);
  const { _id: id, title, images, priceCents, salePriceCents } = shown;
  const reduction = reductionAhead(shown, at);
  const lowestCents = reduction?.isLawful ? reduction.lowestCents : null;
  return { id, title, image: images[0] ?? '', priceCents, salePriceCents, lowestCents };
}
