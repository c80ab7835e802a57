import { inEnglish } from '@shop/shop-rules/words';
import { sizeText } from '@shop/shop-rules/size-text';

/** The English words are quoted from the owner's error catalogue. */
export const cart = {
  madeToOrder: 'Tehdään tilauksesta, ei peruuttamisoikeutta',
  custom: 'Tehdään mittojesi mukaan, ei peruuttamisoikeutta',
  title: 'Ostoskori',
  documentTitle: (brand: string): string => `Ostoskori – ${brand}`,
  count: (n: number): string => (n === 1 ? '1 tuote' : `${n} tuotetta`),
  open: 'Avaa ostoskori',
  close: 'Sulje ostoskori',
  loading: 'Haetaan ostoskoria',
  size: (size: string): string => `Koko ${sizeText(size)}`,
  oneSize: 'Yksi koko',
  model: (variant: number, colour = ''): string =>
    colour ? `Malli ${variant}, ${colour}` : `Malli ${variant}`,
  pieces: (n: number): string => `${n}\u00a0kpl`,
  each: '\u00a0/\u00a0kpl',
  quantity: (title: string): string => `Määrä: ${title}`,
  fewer: (title: string): string => `Vähennä: ${title}`,
  more: (title: string): string => `Lisää: ${title}`,
  remove: 'Poista',
  removeOf: (title: string): string => `Poista korista: ${title}`,
  clear: 'Tyhjennä ostoskori',
  removed: (title: string): string => `${title} poistettiin.`,
  cleared: 'Ostoskori tyhjennettiin.',
  undo: 'Kumoa',
  total: 'Yhteensä',
  partial: 'Merkityt tuotteet eivät ole mukana summassa.',
  freeDelivery: 'Toimitus on ilmainen.',
  delivery: (fee: string): string => `Toimitus ${fee}.`,
  otherWays: 'Muun toimitustavan voit valita kassalla.',
  untilFree: (missing: string): string => `Vielä ${missing}, niin toimitus on ilmainen.`,
  checkout: 'Siirry kassalle',
  continue: 'Jatka ostoksia',
  empty: 'Ostoskorisi on tyhjä',
  emptyHelp: 'Kun löydät mieluisan, lisää se koriin tuotteen sivulta.',
  browse: 'Katso Kaikki',
  retry: 'Yritä uudelleen',
  gone: 'Tuote ei ole enää saatavilla. Poista se korista.',
  modelGone: 'Tätä mallia tai kokoa ei enää ole. Poista se korista ja valitse toinen.',
  measuresGone:
    'Tätä ei voi nyt tehdä näillä mitoilla: rajat ovat muuttuneet tai tuotetta on varastossa. Poista rivi korista ja lisää tuote uudelleen sen sivulta.',
  short: (stock: number): string =>
    stock > 0 ? `Varastossa on enää ${stock} kpl. Vähennä määrää.` : 'Tuote on loppunut. Poista se korista.',
  shortQueue: (places: number): string =>
    places > 0
      ? `Jonossa on enää ${places} paikkaa. Vähennä määrää.`
      : 'Jono on täynnä. Poista tuote korista.',
  shortSize: (size: string, stock: number): string =>
    stock > 0
      ? `Kokoa ${sizeText(size)} on enää ${stock} kpl. Vähennä määrää.`
      : `Koko ${sizeText(size)} on loppunut. Poista se korista.`,
  priceChanged: (before: string): string => `Hinta on muuttunut. Ennen ${before}.`,
  added: 'Tuote lisättiin ostoskoriin.',
  look: 'Katso ostoskori',
  updated: inEnglish('Quantity updated!'),
  deleted: inEnglish('Deleted successfully!'),
  minimum: inEnglish('Minimum quantity is 1'),
  maximum: inEnglish('Maximum stock reached'),
  isEmpty: inEnglish('Your cart is empty'),
  failed: {
    update: inEnglish('Failed to update quantity'),
    add: inEnglish('Failed to add product to cart'),
    fetch: inEnglish('Failed to fetch cart items'),
    set: inEnglish('Failed to update cart quantity'),
    remove: inEnglish('Failed to delete product from cart'),
    clear: inEnglish('Failed to clear cart from database'),
  },
} as const;
