import { notesOrEmpty } from '@shop/shop-rules/address-notes';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import { texts } from '../../texts/fi.ts';
import { Input } from '../../ui/Input.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { focusNextField } from '../../ui/focus-next-field.ts';
import { lineKey, lineText, parcelLines, pointText } from '../lines/order-text.ts';
import css from './Shipping.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isPickedUp, isToShip, parcelWarnings, type Parcel } from './parcel.ts';

const { sending: words } = texts;

type Props = {
  parcel: Parcel;
  disabled: boolean;
  onChange: (parcel: Parcel) => void;
  onUndo: () => void;
};

export function ParcelRow({ parcel, disabled, onChange, onUndo }: Props) {
  const { order, code, outcome } = parcel;
  const { id, orderNumber } = order;
  const field = useId();
  const says = useId();
  const isSent = outcome === 'sent' || outcome === 'held';
  const failure = outcome && !isSent ? outcome.failure : '';
  const wrong = isSent ? [] : [failure, ...parcelWarnings(parcel)].filter(Boolean);
  return (
    <li className={css.row} data-sent={isSent || undefined}>
      <span className={css.tick}>
        {isSent ? null : (
          <Tick
            label={words.send(orderNumber)}
            checked={isToShip(parcel)}
            onToggle={() => onChange({ order, code, isChosen: !isToShip(parcel) })}
          />
        )}
      </span>
      <span className={css.who}>
        <Link to={`/orders/${id}`}>{orderNumber}</Link>
        <ParcelContents order={order} />
      </span>
      <span className={css.code}>
        {isPickedUp(parcel) ? (
          words.fetched
        ) : (
          <>
            <label htmlFor={field}>{texts.order.trackingCode}</label>
            <Input
              id={field}
              aria-label={words.code(orderNumber)}
              aria-describedby={says}
              aria-invalid={failure !== ''}
              maxLength={60}
              value={code}
              readOnly={disabled || isSent}
              onChange={({ target }) => onChange({ order, code: target.value })}
              onKeyDown={focusNextField}
            />
          </>
        )}
        <span id={says} className={css.says} data-failed={wrong.length > 0 || undefined}>
          {isSent ? words[outcome] : wrong.join(' ')}
        </span>{' '}
        {outcome === 'held' ? (
          <Button variant="text" aria-label={words.undo(orderNumber)} disabled={disabled} onClick={onUndo}>
            {texts.actions.undo}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

function ParcelContents({ order }: { order: OrderRecord }) {
  const { address, userName, delivery, giftNote } = order;
  const notes = notesOrEmpty(address?.notes);
  return (
    <>
      <span>
        {address
          ? `${address.name || userName}, ${address.address}, ${address.postcode} ${address.city}`
          : userName}
      </span>
      {delivery ? (
        <span>{[delivery.name, delivery.point && pointText(delivery.point)].filter(Boolean).join(': ')}</span>
      ) : null}
      {parcelLines(order).map((line) => (
        <span key={lineKey(line)} className={css.line}>
          {line.title} · {lineText(line)}
        </span>
      ))}
      {notes ? <span>{notes}</span> : null}
      {giftNote ? (
        <span>
          {texts.order.giftNote} {giftNote}
        </span>
      ) : null}
    </>
  );
}
