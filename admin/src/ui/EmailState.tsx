import type { EmailDelivery } from '@shop/contracts';
import { texts } from '../texts/fi.ts';
import css from './EmailState.module.css';

export function EmailState({ sending }: { sending: EmailDelivery | undefined }) {
  if (!sending) return null;
  const { state, via } = sending;
  return (
    <span className={css.state} data-state={via === 'file' ? undefined : state}>
      {via === 'file' ? texts.emails.keptAsFile : texts.emails.states[state]}
    </span>
  );
}
