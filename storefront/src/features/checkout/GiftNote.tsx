import { MAX_GIFT_NOTE } from '@shop/shop-rules/limits';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { checkout } from '../../texts/fi/checkout.ts';
import './folds.css';
import { $giftProblem } from './pay.ts';

const texts = checkout.gift;

type Props = { note: string; onNote: (note: string) => void };

export function GiftNote({ note, onNote }: Props) {
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const isWritten = note !== '';
  const problem = useStore($giftProblem, { ssr: 'initial' });
  useEffect(() => {
    if (isWritten && fold.current) fold.current.open = true;
  }, [isWritten]);
  // Placing the order may refuse the note: show its field.
  useEffect(() => {
    if (!problem || !fold.current) return;
    fold.current.open = true;
    fold.current.querySelector('textarea')?.focus();
  }, [problem]);
  return (
    <details ref={fold} className="gift">
      <summary className="link" data-served>
        {texts.title}
      </summary>
      <div className="field">
        <label htmlFor={id}>{texts.label}</label>
        <textarea
          id={id}
          className="input"
          name="giftNote"
          rows={3}
          maxLength={MAX_GIFT_NOTE}
          value={note}
          ref={(field) => {
            // Typed before hydration.
            if (field && field.value !== '' && note === '') onNote(field.value);
          }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={({ target }) => {
            $giftProblem.set('');
            onNote(target.value);
          }}
        />
        <p id={`${id}-help`} className="caption quiet">
          {texts.help(MAX_GIFT_NOTE - note.length)}
        </p>
        {problem && (
          <p id={`${id}-error`} className="field-error">
            {problem}
          </p>
        )}
      </div>
    </details>
  );
}
