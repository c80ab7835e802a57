import { product as texts } from '../../texts/fi/product.ts';

export type BuyState = {
  stock: number;
  inCart: number;
  size: string;
  model: string;
  models: number;
};

export type ChoiceName = 'size' | 'model';
export type BuyButton = {
  label: string;
  isClosed: boolean;
  missing: ChoiceName[];
};

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
