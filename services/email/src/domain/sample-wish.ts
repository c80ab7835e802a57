import type { DueWish } from '@shop/contracts';

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
