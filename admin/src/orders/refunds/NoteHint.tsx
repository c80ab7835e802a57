import { texts } from '../../texts/fi.ts';
import css from './RefundDialog.module.css';

/** Warns that the buyer reads the note. */
export const NoteHint = ({ id }: { id: string }) => (
  <p id={id} className={css.noteHint}>
    {texts.refunds.noteTold}
  </p>
);
