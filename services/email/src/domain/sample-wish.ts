import type { AccountEmail, DueWish } from '@shop/contracts';
import { sampleAccountEmails } from './sample-account.ts';

export const sampleWish: DueWish = {
  id: '6f1c2a9e0b7d4c3e8a5f0d11',
  round: '6f1c2a9e0b7d4c3e8a5f0d12',
  email: 'aino@posti.example',
  size: 'M',
  askedAt: '2026-10-02T08:15:00.000Z',
  product: {
    id: '6f1c2a9e0b7d4c3e8a5f0d13',
    title: 'Sarastus-villapaita',
    image: '',
    priceCents: 14_900,
    salePriceCents: null,
    lowestCents: null,
  },
};

export type WishEmail = Extract<AccountEmail, { product: object }>;

const { to, toName, link } = sampleAccountEmails['email-confirmation'];
const { product } = sampleWish;
const wisher = { id: 'preview-1', to, toName, link: { ...link, path: '/shop/wishlist-notices#token=' } };

export const sampleWishEmails: Record<WishEmail['kind'], WishEmail> = {
  'wish-back': { kind: 'wish-back', ...wisher, product },
  'wish-cheaper': {
    kind: 'wish-cheaper',
    ...wisher,
    product: { ...product, salePriceCents: 11_900, lowestCents: 13_900 },
  },
};
