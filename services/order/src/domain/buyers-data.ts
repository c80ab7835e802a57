import type { OrderAddress } from '@shop/contracts';

/** What an order shows in the place of a buyer who is gone. */
export const GONE = 'Poistettu asiakas';

export const noAddress = ({ addressID }: OrderAddress): OrderAddress => ({
  addressID,
  name: '',
  address: '',
  city: '',
  postcode: '',
  phone: '',
  notes: '',
});

const YEARS_IN_THE_BOOKS = 6;

/** So long after it was made an order is over, whatever its status still says. */
export const OVER_AFTER_MS = 60 * 86_400_000;

/**
 * Orders from before this day need not stand in the books any more: six years after the end of the year (kirjanpitolaki
 * 2:10; the financial year is the calendar year).
 */
export function booksBegin(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - YEARS_IN_THE_BOOKS, 0, 1));
}
