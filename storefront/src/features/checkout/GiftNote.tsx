import { MAX_GIFT_NOTE } from '@shop/contracts/limits';
import { useEffect, useId, useRef } from 'react';
import { checkout } from '../../texts/fi/checkout.ts';
import './folds.css';

const texts = checkout.gift;

type Props = { note: string; onNote: (note: string) => void };

/** A greeting to whoever opens the parcel, folded behind one line for those who want it. */
export function GiftNote({ note, onNote }: Props) {
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const isWritten = note !== '';
  // What was written before is not hidden from whoever pays for the parcel.
  useEffect(() => {
    if (isWritten && fold.current) fold.current.open = true;
  }, [isWritten]);
  return (
    <details ref={fold} className="gift">
      {/* The browser opens it, also before the page is awake. */}
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
            // Typed before the page was awake: the browser knows it already.
            if (field && field.value !== '' && note === '') onNote(field.value);
          }}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onNote(target.value)}
        />
        <p id={`${id}-help`} className="caption quiet">
          {texts.help(MAX_GIFT_NOTE - note.length)}
        </p>
      </div>
    </details>
  );
}
