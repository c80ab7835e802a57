import { Link } from 'react-router';
import { useDeadLetterCount } from '../dead-letters/use-dead-letters.ts';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';
import css from './StalledEvents.module.css';

export function StalledEvents() {
  const count = useDeadLetterCount();
  if (!count) return null;
  return (
    <p className={css.line}>
      <Link to="/dead-letters">{texts.onDashboard(count)}</Link>
    </p>
  );
}
