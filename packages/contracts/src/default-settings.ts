import type { z } from 'zod';
import { defaultHome } from './default-texts/home.ts';
import { defaultQuestions } from './default-texts/questions.ts';
import { defaultStory } from './default-texts/story.ts';
import { guaranteeNoticeSize } from '@shop/shop-rules/guarantee-words';
import { FREE_DELIVERY_ABOVE_CENTS } from '@shop/shop-rules/limits';
import type { DefaultSettingsEnv, sellerSettings } from './seller.ts';
import type { DeliveryMethod, SellerDetails, ShopSettings } from './shop-settings.ts';
import { ownVersions } from '@shop/shop-rules/terms';

const toFinland = { countries: ['FI'] } satisfies Pick<DeliveryMethod, 'countries'>;
const freeAboveCents = FREE_DELIVERY_ABOVE_CENTS;

const firstMethods = (feeCents: number): DeliveryMethod[] => [
  {
    id: 'posti',
    name: 'Posti osoitteeseen',
    carrier: 'posti',
    days: '2–4 arkipäivää',
    cents: feeCents,
    freeAboveCents,
    pickUpPoint: false,
    ...toFinland,
  },
  {
    id: 'noutopiste',
    name: 'Noutopiste',
    carrier: 'posti',
    days: '2–4 arkipäivää',
    cents: 490,
    freeAboveCents,
    pickUpPoint: true,
    ...toFinland,
  },
  {
    id: 'pikakuljetus',
    name: 'Pikakuljetus',
    carrier: 'matkahuolto',
    days: '1–2 arkipäivää',
    cents: 890,
    freeAboveCents,
    pickUpPoint: false,
    ...toFinland,
  },
  {
    id: 'verstas',
    name: 'Nouto verstaalta',
    carrier: 'own',
    days: 'sovitaan erikseen',
    cents: 0,
    freeAboveCents: null,
    pickUpPoint: false,
    ...toFinland,
  },
];

/** Seller before the owner's own settings. */
export const firstSeller = (env: z.infer<z.ZodObject<typeof sellerSettings>>): SellerDetails => ({
  name: env.SELLER_NAME,
  businessId: env.SELLER_BUSINESS_ID,
  address: env.SELLER_ADDRESS,
  email: env.SELLER_EMAIL,
  phone: env.SELLER_PHONE,
});

/** Settings of a new shop. */
export function defaultSettings(env: DefaultSettingsEnv): ShopSettings {
  return {
    version: 0,
    legal: { terms: ownVersions.terms[0], privacy: ownVersions.privacy[0], returns: ownVersions.returns[0] },
    guaranteeNotice: { ...guaranteeNoticeSize, fingerprint: null },
    seller: firstSeller(env),
    hours: {
      email: 'arkisin 9–17',
      phone: 'ma–pe 10–16',
      service: 'joka päivä 11–17',
      reply: 'Vastaamme 24 tunnin kuluessa.',
    },
    banner: 'Ilmainen toimitus yli 150\u00a0€',
    freeAboveCents,
    delivery: firstMethods(env.DELIVERY_FEE_CENTS),
    payments: {
      mobilepay: env.STRIPE_METHODS.includes('mobilepay'),
      klarna: env.STRIPE_METHODS.includes('klarna'),
    },
    smallSeller: env.VAT_LIABLE === 'false',
    guestCatalogue: env.GUEST_CATALOGUE === 'open',
    orderLinks: true,
    wishlistSharing: true,
    wishlistNotices: true,
    workshop: { isOn: true, daysPerWeek: 5, closedWeeks: [] },
    reviews: true,
    home: defaultHome,
    story: defaultStory,
    questions: defaultQuestions,
  };
}
