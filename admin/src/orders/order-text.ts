import { oneSize } from '@shop/contracts/categories';
import type { OrderLine, PickUpPoint } from '@shop/contracts';
import { sizeText } from '@shop/contracts/size-text';
import { texts } from '../texts/fi.ts';

/** Size, model and quantity in one line, such as 'M · Malli 2 · 1 kpl'. */
export function lineText({ size, variant, quantity, images }: OrderLine): string {
  const model = images.length > 1 && variant ? texts.order.model(variant) : '';
  return [size === oneSize ? texts.order.oneSize : sizeText(size), model, texts.order.pieces(quantity)]
    .filter(Boolean)
    .join(' · ');
}

/** The picture of the model that was ordered. */
export const linePicture = ({ images, variant }: OrderLine): string | undefined =>
  images[variant - 1] ?? images[0];

export const pieces = (lines: OrderLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The place where a parcel waits, on one line. */
export const pointText = ({ name, address, postcode, city }: PickUpPoint): string =>
  `${name}, ${address}, ${postcode} ${city}`;
