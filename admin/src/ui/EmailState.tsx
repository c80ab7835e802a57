import type { LetterSending } from '@shop/contracts';
import { texts } from '../texts/fi.ts';
import css from './EmailState.module.css';

export function EmailState({ sending }: { sending: LetterSending | undefined }) {
  if (!sending) return null;
  const { state, via } = sending;
  return (
    <span className={css.state} data-state={via === 'file' ? undefined : state}>
      {via === 'file' ? texts.emails.keptAsFile : texts.emails.states[state]}
    </span>
  );
}
