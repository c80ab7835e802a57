import { texts } from '../../texts/fi.ts';
import css from './RefundDialog.module.css';

export const NoteHint = ({ id }: { id: string }) => (
  <p id={id} className={css.noteHint}>
    {texts.refunds.noteIsShownToBuyer}
  </p>
);
