import { oneSize } from '@shop/shop-rules';
import { sizeText } from '@shop/shop-rules/size-text';

export const receiptTexts = {
  titles: { receipt: 'Kuitti', credit: 'Hyvityslasku' },
  number: 'Numero',
  date: 'Päivä',
  order: 'Tilaus',
  orderedAt: 'Tilattu',
  method: 'Maksutapa',
  buyer: 'Ostaja',
  address: 'Osoite',
  discountCode: 'Alennuskoodi',
  discount: 'Alennus',
  credits: 'Hyvittää kuitin',
  columns: { product: 'Tuote', quantity: 'Määrä', unit: 'À-hinta', rate: 'ALV', sum: 'Yhteensä' },
  details: (size: string, model?: { number: number; colour: string }) => {
    const parts = [
      size === oneSize ? 'Yksi koko' : `Koko ${sizeText(size)}`,
      ...(model ? [`malli ${model.number}`, model.colour] : []),
    ];
    return parts.filter(Boolean).join(', ');
  },
  pieces: (quantity: number) => `${quantity} kpl`,
  extras: { delivery: 'Toimitus', difference: { receipt: 'Oikaisu', credit: 'Hyvitys' } },
  total: { receipt: 'Maksettu', credit: 'Palautettu' },
  vat: { title: 'Arvonlisävero', net: 'Veroton', tax: 'Vero', gross: 'Verollinen' },
  businessId: (id: string) => `Y-tunnus ${id}`,
  page: (page: number, pages: number) => `Sivu ${page} / ${pages}`,
};
