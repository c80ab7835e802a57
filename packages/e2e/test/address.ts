import type { Page } from 'playwright-core';

/** Where a browser test has its parcels sent, where no test looks for another place. */
export const homeAddress = {
  address: 'Kotikatu 1 A',
  city: 'Tampere',
  postcode: '33210',
  phone: '040 123 4567',
  notes: 'Soita summeria.',
};

/** Types that address into the form of a new one, and sends nothing. */
export async function typeAddress(page: Page): Promise<void> {
  const { address, city, postcode, phone, notes } = homeAddress;
  const typed = {
    Katuosoite: address,
    Postinumero: postcode,
    Postitoimipaikka: city,
    Puhelin: phone,
    'Viesti kuljettajalle': notes,
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
}
