import { texts } from '../../texts/fi.ts';
import css from './RefundDialog.module.css';

/** Says under a refund's note that its buyer reads it. */
export const NoteHint = ({ id }: { id: string }) => (
  <p id={id} className={css.noteHint}>
    {texts.refunds.noteTold}
  </p>
);
