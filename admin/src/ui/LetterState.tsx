import type { LetterSending } from '@shop/contracts';
import { texts } from '../texts/fi.ts';
import css from './LetterState.module.css';

/** How a sending of a letter went; one that became a file reached nobody, and says so. */
export function LetterState({ sending }: { sending: LetterSending | undefined }) {
  if (!sending) return null;
  const { state, via } = sending;
  return (
    <span className={css.state} data-state={via === 'file' ? undefined : state}>
      {via === 'file' ? texts.letters.keptAsFile : texts.letters.states[state]}
    </span>
  );
}
