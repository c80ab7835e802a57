import type { CartItem } from '@shop/contracts/cart';
import { vatLabelNow } from '@shop/shop-rules/vat';

export function cartVatLabel(items: readonly CartItem[], isLiable: boolean): string {
  const classes = items.filter(({ problem }) => !problem).map(({ vatClass }) => vatClass);
  return vatLabelNow(classes.length > 0 ? classes : ['general'], { isLiable, now: new Date() });
}
