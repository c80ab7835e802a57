import { useId } from 'react';
import { Link } from 'react-router';
import { texts } from '../../texts/fi.ts';
import { Input } from '../../ui/Input.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { focusNextField } from '../../ui/focus-next-field.ts';
import { pointText } from '../lines/order-text.ts';
import css from './Shipping.module.css';
import { isPickedUp, isToShip, parcelWarnings, type Parcel } from './parcel.ts';

const { sending: words } = texts;

type Props = { parcel: Parcel; disabled: boolean; onChange: (parcel: Parcel) => void };

export function ParcelRow({ parcel, disabled, onChange }: Props) {
  const { order, code, outcome } = parcel;
  const { id, orderNumber, address, userName, delivery } = order;
  const field = useId();
  const says = useId();
  const isSent = outcome === 'sent';
  const failure = outcome && outcome !== 'sent' ? outcome.failure : '';
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
        <span>
          {address?.name || userName}, {address?.city}
        </span>
        {delivery ? (
          <span>
            {[delivery.name, delivery.point && pointText(delivery.point)].filter(Boolean).join(': ')}
          </span>
        ) : null}
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
          {isSent ? words.sent : wrong.join(' ')}
        </span>
      </span>
    </li>
  );
}
