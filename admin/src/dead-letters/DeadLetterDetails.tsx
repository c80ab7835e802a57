import type { DeadLetterRecord } from '@shop/contracts';
import { momentText } from '../format/format-text.ts';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';
import css from './DeadLetterDetails.module.css';

const { fields } = texts;

export function DeadLetterDetails({ letter }: { letter: DeadLetterRecord }) {
  const { event, consumer, id, firstAt, error, payload } = letter;
  return (
    <details className={css.details}>
      <summary>{texts.technical}</summary>
      <dl lang="en">
        <Fact name={fields.event} value={event} />
        <Fact name={fields.consumer} value={consumer} />
        <Fact name={fields.id} value={id} />
        <Fact name={fields.first} value={momentText(firstAt)} />
        <Fact name={fields.error} value={error} />
        <Fact name={fields.payload} value={payload} />
      </dl>
    </details>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt lang="fi">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
