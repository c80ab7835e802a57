import { texts } from '../../texts/fi.ts';
import { MomentField } from '../../ui/MomentField.tsx';
import css from './ProductForm.module.css';

const { fields, saleStartHelp, saleEndHelp } = texts.product;

/** From when until when the sale price holds, by the minute on Finland's clocks; empty fields are no bounds. */
export const SaleDates = () => (
  <div className={css.two}>
    <MomentField source="saleStart" label={fields.saleStart} help={saleStartHelp} clock="00:00" />
    <MomentField source="saleEnd" label={fields.saleEnd} help={saleEndHelp} clock="23:59" />
  </div>
);
