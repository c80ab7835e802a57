import type { DeliveryPrice } from '@shop/shop-rules/delivery-price';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { deliveryFor } from '../checkout/delivery.ts';
import { paths } from '../routing/paths.ts';
import { workingDaysIn } from '../checkout/working-days.ts';

export type OfferTerms = {
  publicUrl: string;
  /** The method that is chosen at first. */
  delivery: DeliveryPrice & Pick<DeliveryMethod, 'days'>;
};

const COUNTRY = 'FI';

/** By convention of schema.org the days of a delivery are working days. */
const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/**
 * How one piece reaches its buyer and how it may come back (schema.org), as the pages of terms and returns promise:
 * who changes a promise there changes it here.
 * @param price euros, what the piece is sold for
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
      // What is made first is packed later than the terms say of what lies in stock, and nobody has said when.
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

/** What is made for its buyer alone cannot be withdrawn from. */
const noReturn = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
const returnWithinDays = {
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
};
