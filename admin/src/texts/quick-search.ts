import { formatCount } from './format-count.ts';

export const quickSearchTexts = {
  open: 'Hae kaikesta',
  title: 'Hae kaikesta',
  label: 'Hae tilauksia, tuotteita, asiakkaita ja sivuja',
  labelWithoutCustomers: 'Hae tilauksia, tuotteita ja sivuja',
  hint: 'Kirjoita ainakin kaksi merkkiä.',
  groups: { pages: 'Sivut', orders: 'Tilaukset', products: 'Tuotteet', customers: 'Asiakkaat' },
  loading: 'Haetaan…',
  failed: 'Tietoja ei saatu haettua.',
  none: (words: string) => `Ei tuloksia haulla ”${words}”.`,
  found: (count: number) => (count === 1 ? '1 tulos' : `${formatCount(count)} tulosta`),
  all: (count: number) => `Näytä kaikki ${formatCount(count)}`,
  draft: 'Luonnos',
} as const;
