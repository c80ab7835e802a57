import { texts } from '../../texts/fi.ts';
import css from './RefundDialog.module.css';

/** Says under a refund's note that its buyer reads it. */
export const NoteTold = ({ id }: { id: string }) => (
  <p id={id} className={css.told}>
    {texts.refunds.noteTold}
  </p>
);
