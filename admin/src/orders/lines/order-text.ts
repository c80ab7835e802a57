import { oneSize } from '@shop/shop-rules/categories';
import type { Order, OrderLine, OrderRefund, PickUpPoint } from '@shop/contracts';
import { sizeText } from '@shop/shop-rules/size-text';
import { customText } from '@shop/shop-rules/custom-piece';
import { promiseText } from '@shop/shop-rules/workshop';
import { texts } from '../../texts/fi.ts';

/** Such as 'M · Malli 2, sininen · 1 kpl'. */
export function lineText({ size, variant, colour, quantity, images, promise, custom }: OrderLine): string {
  const model = images.length > 1 && variant ? texts.order.model(variant, colour) : '';
  return [
    size === oneSize ? texts.order.oneSize : sizeText(size),
    model,
    texts.order.pieces(quantity),
    promise ? promiseText(promise) : '',
    custom ? customText(custom) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export const linePicture = ({ images, variant }: OrderLine): string | undefined =>
  images[variant - 1] ?? images[0];

export const parcelLines = ({ cartItems, inParcel }: Pick<Order, 'cartItems' | 'inParcel'>): OrderLine[] =>
  cartItems
    .map((line, index) => ({ ...line, quantity: inParcel?.[index] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);

type RefundedLine = OrderRefund['lines'][number];

export const isSameLine = (line: OrderLine, { productID, size, variant, customID }: RefundedLine): boolean =>
  line.productID === productID &&
  line.size === size &&
  line.variant === variant &&
  line.customID === customID;

export const lineKey = ({ productID, size, variant, customID = '' }: OrderLine): string =>
  [productID, size, variant, customID].join(' ');

export const lineChoice = ({ productID, size, variant, customID }: OrderLine) => ({
  productID,
  size,
  variant,
  ...(customID ? { customID } : {}),
});

export const refundLines = ({ cartItems }: Pick<Order, 'cartItems'>, { lines }: OrderRefund): OrderLine[] =>
  lines.flatMap((refunded) => {
    const line = cartItems.find((ordered) => isSameLine(ordered, refunded));
    return line ? [{ ...line, quantity: refunded.quantity }] : [];
  });

export const refundedPieces = ({ refundLog = [] }: Pick<Order, 'refundLog'>, line: OrderLine): number =>
  refundLog
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ lines }) => lines)
    .reduce((sum, refunded) => (isSameLine(line, refunded) ? sum + refunded.quantity : sum), 0);

export const pieceCount = (lines: OrderLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const pointText = ({ name, address, postcode, city }: PickUpPoint): string =>
  `${name}, ${address}, ${postcode} ${city}`;
