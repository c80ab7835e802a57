import { SECRET_PLACE } from '../domain/secret-link.ts';
import type { DueWish, EmailOrder, PickUpPoint } from '@shop/contracts';
import {
  customText,
  emailPicture,
  notVatLiable,
  oneSize,
  notesOrEmpty,
  pictureUrl,
  promiseText,
  unitPriceCents,
} from '@shop/shop-rules';
import { formatEuro, percentText } from '@shop/money';
import { texts } from '../texts/fi.ts';
import type { EmailSettings, Part, PictureLine } from './email-content.ts';

const finnish = new Intl.DateTimeFormat('fi-FI', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Europe/Helsinki',
});

/** '21.11.2026' */
export const dateText = (iso: string): string => finnish.format(new Date(iso));

const finnishTime = new Intl.DateTimeFormat('fi-FI', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Helsinki',
});

/** '21.11.2026 klo 9.05' */
export const momentText = (iso: string): string =>
  `${dateText(iso)} klo ${finnishTime.format(new Date(iso))}`;

/** Number for people, id for programs. */
export const orderRows = ({ orderNumber, orderID }: EmailOrder): [string, string][] => [
  [texts.order.number, orderNumber],
  [texts.order.id, orderID],
];

/** `backCents`: refunded money, where known. */
type Piece = EmailOrder['lines'][number] & { backCents?: number };

export function linesOf({ lines }: { lines: Piece[] }, { PUBLIC_URL }: EmailSettings): Part {
  return { is: 'lines', lines: lines.map((line) => pictureLine(line, PUBLIC_URL)) };
}

export const piecesOf = (
  { lines }: EmailOrder,
  pieces: { line: number; quantity: number; cents?: number | undefined }[],
): Piece[] =>
  pieces.flatMap(({ line, quantity, cents }) => {
    const ordered = lines[line];
    return ordered ? [{ ...ordered, quantity, ...(cents === undefined ? {} : { backCents: cents }) }] : [];
  });

/** Refunded pieces were not sent. */
export function inTheParcel(order: EmailOrder): EmailOrder {
  const held = order.lines.map((line) => ({ ...line, quantity: line.inParcel }));
  const lines = held.filter(({ quantity }) => quantity > 0);
  return lines.length > 0 ? { ...order, lines } : order;
}

function pictureLine(line: Piece, shop: string): PictureLine {
  const { title, images, priceCents, salePriceCents, quantity, size, variant, colour } = line;
  const { promise, custom, backCents } = line;
  const picture = images[variant - 1] ?? images[0] ?? '';
  const detail = [
    size === oneSize ? texts.order.oneSize : texts.order.size(size),
    ...(images.length > 1 ? [texts.order.model(variant, colour)] : []),
    texts.order.pieces(quantity, formatEuro(unitPriceCents(line))),
    ...(promise ? [promiseText(promise)] : []),
  ];
  return {
    title,
    detail: `${detail.join(', ')}${custom ? `. ${customText(custom)}` : ''}`,
    price: formatEuro(backCents ?? unitPriceCents(line) * quantity),
    before: salePriceCents === null || backCents !== undefined ? '' : formatEuro(priceCents * quantity),
    image: ownPicture(picture, shop),
  };
}

const ownPicture = (picture: string, shop: string): string =>
  picture.startsWith('/') && !picture.startsWith('//')
    ? shop + pictureUrl(picture, emailPicture.width, 'jpg')
    : '';

/** Current price; with normal and lowest price in a lawful sale. */
export function productLine(product: DueWish['product'], size: string, shop: string): PictureLine {
  const { title, priceCents, lowestCents, image } = product;
  const lowest = lowestCents === null ? '' : texts.back.lowestPrice(formatEuro(lowestCents));
  return {
    title,
    detail: [size, lowest].filter(Boolean).join('. '),
    price: formatEuro(unitPriceCents(product)),
    before: lowestCents === null ? '' : formatEuro(priceCents),
    image: ownPicture(image, shop),
  };
}

export function totalsOf({ totalCents, deliveryFeeCents, discount, delivery, vat }: EmailOrder): Part {
  const { totals } = texts;
  return {
    is: 'totals',
    rows: [
      [totals.products, formatEuro(totalCents - deliveryFeeCents + (discount?.cents ?? 0))],
      ...(discount ? [discountRow(discount)] : []),
      [
        delivery?.name ?? totals.delivery,
        deliveryFeeCents === 0 ? totals.free : formatEuro(deliveryFeeCents),
      ],
    ],
    total: [totals.total, formatEuro(totalCents)],
    note: vat.length > 0 ? totals.vat(vat.map(rateText)) : `${notVatLiable}.`,
  };
}

/** A code without a discount gave free delivery. */
const discountRow = ({ code, cents }: NonNullable<EmailOrder['discount']>): [string, string] => [
  texts.totals.discount(code),
  cents > 0 ? formatEuro(-cents) : texts.totals.freeDelivery,
];

const rateText = ({ permille, vatCents }: EmailOrder['vat'][number]): string =>
  `(${percentText(permille)}) ${formatEuro(vatCents)}`;

function shippingAddress({ address, userName }: EmailOrder): Part {
  const { name, address: street, postcode, city, phone, notes } = address;
  const lines = [name || userName, street, `${postcode} ${city}`, phone, notesOrEmpty(notes)];
  return { is: 'address', lines: lines.filter((line) => line.trim() !== '') };
}

/** The buyer picks it up at the shop. */
export const isFetched = ({ delivery }: EmailOrder): boolean => delivery?.carrier === 'own';

export function deliveryOf(order: EmailOrder, { seller }: EmailSettings): Part[] {
  const { order: words } = texts;
  const { delivery } = order;
  if (delivery?.carrier === 'own')
    return [
      { is: 'heading', text: words.fetchFrom },
      { is: 'address', lines: delivery.point ? placeOf(delivery.point) : [seller.name, seller.address] },
      { is: 'facts', rows: [[delivery.name, delivery.days]] },
      { is: 'words', words: words.fetchWhen(seller.phone) },
    ];
  return [{ is: 'heading', text: words.delivery }, ...carriageOf(order), shippingAddress(order)];
}

const placeOf = ({ name, address, postcode, city }: PickUpPoint): string[] => [
  name,
  address,
  `${postcode} ${city}`,
];

function carriageOf({ delivery }: EmailOrder): Part[] {
  if (!delivery) return [];
  const { name, days, point } = delivery;
  const waits = point && placeOf(point);
  return [
    { is: 'words', words: `${name}, ${days}.` },
    ...(waits ? [{ is: 'address' as const, lines: waits }] : []),
  ];
}

/** An unproven address gets no link that opens the order. */
export const orderPage = (
  { orderID, isAddressProven }: EmailOrder,
  { PUBLIC_URL, orderLinks }: EmailSettings,
): string =>
  orderLinks && isAddressProven
    ? `${PUBLIC_URL}/shop/order#token=${orderID}.${SECRET_PLACE}`
    : `${PUBLIC_URL}/shop/profile?order=${orderID}`;

/** Without an account only a link opens the page. */
export const orderButton = (order: EmailOrder, settings: EmailSettings): Part[] =>
  order.isManual && !settings.orderLinks
    ? []
    : [{ is: 'button', text: texts.order.look, url: orderPage(order, settings) }];

const inARow = new Intl.ListFormat('fi-FI');

/** Browsers do not send what is behind the `#`; the token is inserted at delivery. */
export const withdrawalPage = ({ orderID }: EmailOrder, { PUBLIC_URL }: EmailSettings): string =>
  `${PUBLIC_URL}/shop/withdrawal#token=${orderID}.${SECRET_PLACE}`;

/** @param until last day, where known */
export function withdrawal(order: EmailOrder, settings: EmailSettings, until: string | null = null): Part[] {
  const { title, noneTitle, right, whole, until: untilDay, toMeasure, madeToOrder, how } = texts.withdrawal;
  const { lines } = order;
  const { PUBLIC_URL, seller } = settings;
  const exempt = lines.filter((line) => line.madeToOrder);
  const names = inARow.format(
    new Set(exempt.map(({ title: name, custom }) => (custom ? toMeasure(name) : name))),
  );
  if (exempt.length === lines.length)
    return [
      { is: 'heading', text: noneTitle },
      { is: 'words', words: madeToOrder(names) },
      { is: 'words', words: texts.questions(seller.email) },
    ];
  return [
    { is: 'heading', text: title },
    ...(until ? [{ is: 'words' as const, words: untilDay(dateText(until)) }] : []),
    { is: 'words', words: names ? `${right} ${madeToOrder(names)}` : `${right} ${whole}` },
    { is: 'words', words: how(seller.email, PUBLIC_URL, withdrawalPage(order, settings)) },
  ];
}
