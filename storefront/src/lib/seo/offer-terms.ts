import type { DeliveryPrice } from '@shop/shop-rules/delivery-price';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { deliveryFor } from '../checkout/delivery.ts';
import { paths } from '../routing/paths.ts';
import { workingDaysIn } from '../checkout/working-days.ts';

export type OfferTerms = {
  publicUrl: string;
  delivery: DeliveryPrice & Pick<DeliveryMethod, 'days'>;
};

const COUNTRY = 'FI';

/** schema.org: delivery days are working days. */
const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/**
 * schema.org terms as texts/fi/legal/ promises them: change both together.
 * @param price euros
 */
export function offerTerms(
  { price, madeToOrder = false }: { price: number; madeToOrder?: boolean | undefined },
  { publicUrl, delivery }: OfferTerms,
): object {
  const transit = workingDaysIn(delivery.days);
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: deliveryFor(price, delivery).toFixed(2),
        currency: 'EUR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      // The terms promise no handling time for pieces made to order.
      ...(transit && !madeToOrder
        ? {
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(1, 2),
              transitTime: days(transit.least, transit.most),
            },
          }
        : {}),
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      returnPolicyCountry: COUNTRY,
      merchantReturnLink: new URL(paths.returns, publicUrl).href,
      itemDefectReturnFees: 'https://schema.org/FreeReturn',
      ...(madeToOrder ? noReturn : returnWithinDays),
    },
  };
}

/** Pieces made to order cannot be returned. */
const noReturn = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
const returnWithinDays = {
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
};
