import type { DeadLetterRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import { momentText } from '../format/format-text.ts';
import { Allowed } from '../providers/Allowed.tsx';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';
import { OrderLink } from '../ui/OrderLink.tsx';
import { isProgramFault, reasonText, notDoneText } from './dead-letter-text.ts';
import { DeadLetterDetails } from './DeadLetterDetails.tsx';
import css from './DeadLetterRow.module.css';

type Props = {
  letter: DeadLetterRecord;
  onReplay: (letter: DeadLetterRecord) => void;
  onDiscard: (letter: DeadLetterRecord) => void;
};

export function DeadLetterRow({ letter, onReplay, onDiscard }: Props) {
  const title = useId();
  const { about, at, attempts, replaying, replayable } = letter;
  return (
    <li className={css.row} aria-labelledby={title}>
      <div className={css.text}>
        <h3 id={title}>{notDoneText(letter)}</h3>
        <p>{reasonText(letter)}</p>
        {isProgramFault(letter) ? <p className={css.advice}>{texts.contactDeveloper}</p> : null}
        <p className={css.facts}>
          <span>{momentText(at)}</span>
          <span>{texts.attempts(attempts)}</span>
          {about.orderID ? <OrderLink id={about.orderID} /> : null}
          {about.productID ? <Link to={`/product/${about.productID}`}>{texts.product}</Link> : null}
        </p>
      </div>
      <Allowed to="dead-letters">
        <div className={css.actions}>
          {replayable ? (
            <Button
              variant="outlined"
              onClick={() => onReplay(letter)}
              disabled={replaying}
              aria-describedby={title}
            >
              {replaying ? texts.replaying : texts.replay}
            </Button>
          ) : null}
          <Button
            variant="text"
            onClick={() => onDiscard(letter)}
            disabled={replaying}
            aria-describedby={title}
          >
            {texts.discard}
          </Button>
        </div>
      </Allowed>
      <DeadLetterDetails letter={letter} />
    </li>
  );
}
