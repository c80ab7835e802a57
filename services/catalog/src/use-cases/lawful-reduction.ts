import type { ProductEdit } from '@shop/contracts';
import { unlawfulReduction, type ReductionAnswer } from '@shop/shop-rules';
import { eurosFromCents } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';
import { historyAt, planPrices } from '../domain/price-plan.ts';
import type { PriceHistory } from '../domain/price-history.ts';
import { decidingReduction, reductionOf, salesOf, type Reduction } from '../domain/reduction.ts';
import type { Offer } from '../domain/sale.ts';
import { offerAfter } from './price-change.ts';

type SaleEdit = Pick<ProductEdit, 'salePrice' | 'campaigns' | 'lawfulOnly' | 'state'>;
type PricedEdit = {
  seen: ShownProduct;
  edit: SaleEdit;
  history: PriceHistory;
  offer: Required<Offer>;
  at: Date;
};

export const reductionAnswer = ({
  isLawful,
  lowestCents,
  highestLawfulCents,
}: Reduction): ReductionAnswer => ({
  isLawful,
  lowestPrice: lowestCents === null ? null : eurosFromCents(lowestCents),
  highestLawfulPrice: highestLawfulCents === null ? null : eurosFromCents(highestLawfulCents),
});

export async function pricedEdit(
  { products }: Pick<CatalogDeps, 'products'>,
  { seen, edit, at }: { seen: ShownProduct; edit: ProductEdit; at: Date },
): Promise<PricedEdit> {
  const written = { prices: await products.prices(seen._id), lowestCents: seen.lowestCents };
  return { seen, edit, history: historyAt(written, seen, at), offer: offerAfter(seen, edit, at), at };
}

/** By default only campaigns must be lawful; undoing a change overrides that. */
const mustBeLawful = ({ lawfulOnly, campaigns = [] }: SaleEdit): boolean =>
  lawfulOnly ?? campaigns.some(({ salePrice }) => salePrice !== null);

/** Reduction of the sale prices an edit sets, or of all when it publishes; null without a sale. */
export function reductionAfter({ seen, edit, history, offer, at }: PricedEdit): Reduction | null {
  // A draft's sale begins when it is published, so evaluate it as published now.
  const sales = salesOf(planPrices(history, { ...offer, state: 'published' }, at).plan);
  if (seen.state !== 'published' && edit.state === 'published') return decidingReduction(sales);
  const { salePrice, campaigns = [] } = edit;
  const brought = [salePrice, ...campaigns.map((campaign) => campaign.salePrice)];
  return decidingReduction(sales.filter(({ step }) => brought.includes(step.saleCents)));
}

export function assertLawful(priced: PricedEdit): void {
  if (!mustBeLawful(priced.edit)) return;
  const reduction = reductionAfter(priced);
  if (!reduction || reduction.isLawful) return;
  throw refused(priced.edit.campaigns ? 'campaigns' : 'salePrice', reduction);
}

/** @throws `invalid-input` for any sale price: shoppers have never seen the product */
export function assertNoSaleYet({ salePrice }: { salePrice?: number | null | undefined }): void {
  if (salePrice != null) throw refused('salePrice', reductionOf(salePrice, null));
}

const refused = (field: string, reduction: Reduction): ShopError =>
  new ShopError({
    code: 'invalid-input',
    errors: { [field]: unlawfulReduction(reductionAnswer(reduction)) },
  });
