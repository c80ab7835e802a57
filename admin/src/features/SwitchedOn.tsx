import type { AdminSettings, ShopSettings } from '@shop/contracts';
import { isOffered } from '@shop/shop-rules/delivery-price';
import { paymentMethodLabels } from '@shop/shop-rules/order-status';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { settingsCalls } from '../providers/settings.ts';
import { texts } from '../texts/fi.ts';
import css from './Features.module.css';

const { features } = texts;

export function SwitchedOn() {
  const { data } = useQuery({ queryKey: settingsCalls.key, queryFn: settingsCalls.get });
  return (
    <section>
      <h2>{features.onTitle}</h2>
      <dl className={css.statuses}>
        {data
          ? rowsOf(data).map(([what, how]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{how}</dd>
              </div>
            ))
          : null}
      </dl>
      <p className={css.change}>
        <Link to="/settings">{features.change}</Link>
      </p>
    </section>
  );
}

const paymentNames = ({ mobilepay, klarna }: ShopSettings['payments']): string =>
  [
    paymentMethodLabels.card,
    ...(mobilepay ? [paymentMethodLabels.mobilepay] : []),
    paymentMethodLabels.paypal,
    ...(klarna ? [paymentMethodLabels.klarna] : []),
  ].join(', ');

const deliveryNames = ({ delivery, pickUpCarriers }: AdminSettings): string =>
  delivery
    .filter((method) => isOffered(method, pickUpCarriers))
    .map(({ name }) => name)
    .join(', ');

const rowsOf = (settings: AdminSettings): [string, string][] => [
  [features.delivery, deliveryNames(settings)],
  [features.payments, paymentNames(settings.payments)],
  [features.vat, settings.smallSeller ? features.vatOff : features.vatOn],
  [features.guests, settings.guestCatalogue ? features.guestsOpen : features.guestsClosed],
  [features.orderLinks, settings.orderLinks ? features.orderLinksOn : features.orderLinksOff],
  [features.sharing, settings.wishlistSharing ? features.sharingOn : features.sharingOff],
  [features.notices, settings.wishlistNotices ? features.noticesOn : features.noticesOff],
  [features.reviews, settings.reviews ? features.reviewsOn : features.reviewsOff],
];
