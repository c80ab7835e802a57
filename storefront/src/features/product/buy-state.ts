import { product as texts } from '../../texts/fi/product.ts';

export type BuyState = {
  stock: number;
  /** How many of the product are in the cart, over all sizes and models. */
  inCart: number;
  size: string;
  /** The number of the chosen model, or '' while none is chosen. */
  model: string;
  models: number;
};

export type ChoiceName = 'size' | 'model';
export type BuyButton = {
  label: string;
  /** There is nothing to be had, whatever is chosen. */
  isClosed: boolean;
  /** What has to be chosen first; a press leads there. */
  missing: ChoiceName[];
};

/** What the add button says, and what stands in its way. The first reason that applies wins. */
export function buyButton({ stock, inCart, size, model, models }: BuyState): BuyButton {
  const { button } = texts;
  if (stock <= 0) return { label: button.soldOut, isClosed: true, missing: [] };
  if (inCart >= stock) return { label: button.allInCart(stock), isClosed: true, missing: [] };
  const missing: ChoiceName[] = [];
  if (!size) missing.push('size');
  if (models > 1 && !model) missing.push('model');
  const [first] = missing;
  return { label: first ? button.choose[first] : button.add, isClosed: false, missing };
}
