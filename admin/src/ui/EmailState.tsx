import type { EmailDelivery } from '@shop/contracts';
import { texts } from '../texts/fi.ts';
import css from './EmailState.module.css';

export function EmailState({ delivery }: { delivery: EmailDelivery | undefined }) {
  if (!delivery) return null;
  const { state, via } = delivery;
  return (
    <span className={css.state} data-state={via === 'file' ? undefined : state}>
      {via === 'file' ? texts.emails.keptAsFile : texts.emails.states[state]}
    </span>
  );
}
