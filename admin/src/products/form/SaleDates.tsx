import { texts } from '../../texts/fi.ts';
import { MomentField } from '../../ui/MomentField.tsx';
import css from './ProductForm.module.css';

const { fields, saleStartHelp, saleEndHelp } = texts.product;

/** Finnish time; empty fields are open ends. */
export const SaleDates = () => (
  <div className={css.two}>
    <MomentField source="saleStart" label={fields.saleStart} help={saleStartHelp} clock="00:00" />
    <MomentField source="saleEnd" label={fields.saleEnd} help={saleEndHelp} clock="23:59" />
  </div>
);
