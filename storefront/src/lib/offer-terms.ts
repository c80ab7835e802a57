import type { DeliveryPrice } from '@shop/contracts/delivery-price';
import { deliveryFor } from './delivery.ts';
import { paths } from './paths.ts';

export type OfferTerms = {
  publicUrl: string;
  /** The method that is chosen at first. */
  delivery: DeliveryPrice;
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
export function offerTerms(price: number, { publicUrl, delivery }: OfferTerms): object {
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: deliveryFor(price, delivery).toFixed(2),
        currency: 'EUR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(1, 2),
        transitTime: days(2, 4),
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      returnPolicyCountry: COUNTRY,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      merchantReturnLink: new URL(paths.returns, publicUrl).href,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      itemDefectReturnFees: 'https://schema.org/FreeReturn',
      refundType: 'https://schema.org/FullRefund',
    },
  };
}
