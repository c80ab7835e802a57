import { sizeText } from '@shop/shop-rules/size-text';
/** The names of the columns in the files of orders and buyers. */
export const orderCsvTexts = {
  orders: [
    'Tilausnumero',
    'Tunnus',
    'Tilattu',
    'Tila',
    'Maksun tila',
    'Maksutapa',
    'Asiakas',
    'Sähköposti',
    'Vastaanottaja',
    'Katuosoite',
    'Postinumero',
    'Kaupunki',
    'Puhelin',
    'Tuotteet',
    'Toimitustapa',
    'Noutopiste',
    'Seurantakoodi',
    'Toimitusmaksu',
    'Alennuskoodi',
    'Alennus',
    'Yhteensä',
    'Palautettu',
  ],
  buyers: ['Nimi', 'Sähköposti', 'Tilauksia', 'Maksettu', 'Viimeisin tilaus'],
  line: (quantity: number, title: string, size: string, model: number) =>
    `${quantity} × ${title} (${size === 'ONE' ? 'yksi koko' : sizeText(size)}, malli ${model})`,
  between: ' | ',
  ordersFile: (day: string) => `tilaukset-${day}.csv`,
  buyersFile: (day: string) => `asiakkaat-ilman-tunnusta-${day}.csv`,
};
