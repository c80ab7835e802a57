import { unlawfulReduction } from '@shop/shop-rules/reduction';
import { eurosFromCents } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './BulkPricePreview.module.css';
import { raisesPrice, type PriceEdit, type PriceOutcome, type Prices } from './price-plan.ts';
import type { PlannedPrice } from './use-price-plans.ts';
import { ProductPrice } from '../price/ProductPrice.tsx';

const { preview } = texts.products.bulk;
const outcomes: readonly PriceOutcome[] = ['changes', 'stays', 'same', 'cannot', 'unlawful'];

type Props = { edit: PriceEdit; plans: PlannedPrice[] };

export function BulkPricePreview({ edit, plans }: Props) {
  const rows = plans.map((plan) => ({ ...plan, rises: raisesPrice(edit, plan) }));
  const counts = outcomes.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  }));
  return (
    <div className={css.preview}>
      <p className={css.summary} aria-live="polite">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => preview.counts[outcome](count))
          .join(' ')}
      </p>
      {/* Scroll areas need keyboard focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.scroll} aria-label={preview.label} tabIndex={0}>
        <ul>
          {rows.map(({ product, before, after, outcome, reduction, rises }) => (
            <li key={product.id} className={css.row} data-fate={outcome}>
              <span className={css.title}>{product.title}</span>
              <span className={css.prices}>
                <Price {...before} />
                {outcome === 'changes' ? (
                  <>
                    <Icon name="right" size={16} />
                    <span className="visuallyHidden">{preview.becomes}</span>
                    <Price {...after} />
                  </>
                ) : null}
              </span>
              {outcome === 'changes' || outcome === 'unlawful' ? null : (
                <span className={css.note}>{preview.notes[outcome]}</span>
              )}
              {outcome === 'unlawful' && reduction ? (
                <span className={css.note}>{unlawfulReduction(reduction)}</span>
              ) : null}
              {rises ? <span className={css.warning}>{preview.rises}</span> : null}
            </li>
          ))}
        </ul>
      </section>
      {edit.kind === 'sale' ? <p className={css.note}>{preview.rounding}</p> : null}
    </div>
  );
}

const Price = ({ price, sale }: Prices) => (
  <ProductPrice price={eurosFromCents(price)} salePrice={eurosFromCents(sale)} />
);
