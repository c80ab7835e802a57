import { texts } from '../../texts/fi.ts';
import type { ProductFormValues } from '../values/product-form.ts';
import css from './LabelWarnings.module.css';
import { labelWarnings } from '../../format/label-warnings.ts';

/** Missing legal information; does not block saving. */
export function LabelWarnings({ values }: { values: ProductFormValues }) {
  const warnings = labelWarnings(values);
  if (warnings.length === 0) return null;
  return (
    <section className={css.warnings} aria-label={texts.product.labels.title}>
      <h3>{texts.product.labels.title}</h3>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
