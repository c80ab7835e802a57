import type { ShopSettings } from '@shop/contracts/shop-settings';
import { checkout } from '../../texts/fi/checkout.ts';
import { payClasses, cardPageMethodsText } from './pay-classes.ts';

const texts = checkout.payClasses;

export function PayClasses({ payments }: { payments: ShopSettings['payments'] }) {
  const ways = cardPageMethodsText(payments);
  return (
    <>
      <dl className="pay-classes" aria-label={texts.title}>
        {payClasses(payments).map(([name, methods]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{methods.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {ways && (
        <p className="caption pay-behind">
          <span lang="en">{checkout.card}</span> {texts.cardPageMethods(ways)}
        </p>
      )}
    </>
  );
}
