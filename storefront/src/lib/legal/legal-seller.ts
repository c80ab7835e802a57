import { config } from '../../config.ts';
import type { Seller } from '../../texts/fi/legal/legal-page.ts';
import { settings } from '../api/settings.ts';

export function legalSeller(): Seller {
  const { seller, delivery, smallSeller } = settings();
  return {
    ...seller,
    brand: config.BRAND,
    emailDays: config.LETTER_DAYS,
    isVatLiable: !smallSeller,
    deliveryCents: delivery[0]?.cents ?? 0,
  };
}
