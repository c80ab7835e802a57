import { texts } from '../texts/fi.ts';
import css from './OrderDelivery.module.css';
import type { OrderRecord } from './order-record.ts';

/** Where the parcel goes, as the address was when it was ordered. */
export function OrderDelivery({ order: { address, userName, email } }: { order: OrderRecord }) {
  return (
    <section className={css.delivery}>
      <h3>{texts.order.delivery}</h3>
      {address ? (
        <address>
          <span>{address.name || userName}</span>
          <span>{address.address}</span>
          <span>
            {address.postcode} {address.city}
          </span>
          <span>{address.phone}</span>
          {address.name && userName && address.name !== userName ? (
            <span className={css.quiet}>{texts.order.orderedBy(userName)}</span>
          ) : null}
          {address.notes ? <span className={css.quiet}>{address.notes}</span> : null}
        </address>
      ) : (
        <p className={css.quiet}>{texts.order.noAddress}</p>
      )}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </section>
  );
}
