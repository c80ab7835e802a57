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

/** What the add button says, and whether it works. The first reason that applies wins. */
export function buyButton({ stock, inCart, size, model, models }: BuyState): {
  label: string;
  enabled: boolean;
} {
  const { button } = texts;
  if (stock <= 0) return { label: button.soldOut, enabled: false };
  if (inCart >= stock) return { label: button.allInCart(stock), enabled: false };
  if (!size) return { label: button.chooseSize, enabled: false };
  if (models > 1 && !model) return { label: button.chooseModel, enabled: false };
  return { label: button.add, enabled: true };
}
