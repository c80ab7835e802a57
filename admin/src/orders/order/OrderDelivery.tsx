import { notesOrEmpty } from '@shop/shop-rules/address-notes';
import { NO_ACCOUNT } from '@shop/shop-rules/order-status';
import { Link } from 'react-router';
import { Allowed } from '../../providers/Allowed.tsx';
import { useMaySee } from '../../providers/use-may.ts';
import { texts } from '../../texts/fi.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { canBeCorrected, CorrectAddress } from '../edit/CorrectAddress.tsx';
import css from './OrderDelivery.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { pointText } from '../lines/order-text.ts';

export function OrderDelivery({ order }: { order: OrderRecord }) {
  const maySeeCustomers = useMaySee('customers');
  const { address, userName, email, delivery, trackingUrl, giftNote } = order;
  const notes = notesOrEmpty(address?.notes);
  return (
    <section className={css.delivery}>
      <h3>{texts.order.delivery}</h3>
      {delivery ? (
        <p>
          {delivery.name}, {delivery.days}
          {delivery.point ? <span className={css.quiet}> {pointText(delivery.point)}</span> : null}
        </p>
      ) : null}
      {address ? (
        <address>
          <span>{address.name || userName}</span>
          <span>{address.address}</span>
          <span>
            {address.postcode} {address.city}
          </span>
          <span>
            <PhoneNumber>{address.phone}</PhoneNumber>
          </span>
          {address.name && userName && address.name !== userName ? (
            <span className={css.quiet}>{texts.order.orderedBy(userName)}</span>
          ) : null}
          {notes ? <span className={css.quiet}>{notes}</span> : null}
        </address>
      ) : (
        <p className={css.quiet}>{texts.order.noAddress}</p>
      )}
      {giftNote ? (
        <p>
          {texts.order.giftNote} <span className={css.quiet}>{giftNote}</span>
        </p>
      ) : null}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {texts.order.follow}
        </a>
      ) : null}
      {email ? <EmailAddress>{email}</EmailAddress> : null}
      {order.userID === NO_ACCOUNT || !maySeeCustomers ? null : (
        <Link to={`/customers/${order.userID}`}>{texts.order.customerCard}</Link>
      )}
      {canBeCorrected(order) ? (
        <Allowed to="orders">
          <CorrectAddress order={order} />
        </Allowed>
      ) : null}
    </section>
  );
}
