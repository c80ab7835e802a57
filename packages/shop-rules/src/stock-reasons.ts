/** Choices of the admin; the first is the default. */
export const adminStockReasons = ['correction', 'batch', 'stocktaking', 'waste', 'return'] as const;

/** All reasons, including those of orders and new products. */
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

export const MAX_STOCK_NOTE = 200;
