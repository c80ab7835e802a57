/*
 * Why a product's stock changes. It stands apart from the schemas, because the back office's screens need the words
 * and should not ship zod.
 */

/** What the maker may give as the reason of her own change; the first is what an unexplained change is called. */
export const adminStockReasons = ['correction', 'batch', 'stocktaking', 'waste', 'return'] as const;

/** Every reason of a movement: the maker's, a new product's first stock, what orders do, and the keeping by size. */
export const stockReasons = [
  'first',
  ...adminStockReasons,
  'reserved',
  'released',
  'sold',
  'refunded',
  'divided',
  'joined',
] as const;
export type StockReason = (typeof stockReasons)[number];

export const stockReasonLabels: Record<StockReason, string> = {
  first: 'Ensimmäinen erä',
  correction: 'Korjaus',
  batch: 'Uusi erä',
  stocktaking: 'Inventaario',
  waste: 'Hävikki',
  return: 'Asiakaspalautus',
  reserved: 'Varattu tilaukselle',
  released: 'Varaus purettu',
  sold: 'Tilaus maksettu',
  refunded: 'Palautettu tilaukselta',
  divided: 'Jaettu kokoihin',
  joined: 'Koot yhdistetty',
};

/** How long a note of the maker's about a change may be. */
export const MAX_STOCK_NOTE = 200;
