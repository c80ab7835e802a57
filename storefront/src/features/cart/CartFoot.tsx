import type { Cart } from '@shop/contracts/cart';
import type { DeliveryPrice } from '@shop/shop-rules/delivery-price';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { deliveryFor, untilFreeDelivery } from '../../lib/checkout/delivery.ts';
import { paths } from '../../lib/routing/paths.ts';
import { priceText } from '../../lib/text/price.ts';
import { cartVatLabel } from '../../lib/checkout/vat.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import { cartAtRest } from './cart-calls.ts';
import { useStore } from '@nanostores/react';
import { $removed } from './cart-state.ts';
import { putBack } from './cart-undo.ts';

type Props = {
  cart: Cart | null;
  method: DeliveryPrice;
  isVatLiable: boolean;
  isBusy: boolean;
  onClose: () => void;
};

export function CartFoot({ cart, method, isVatLiable, isBusy, onClose }: Props) {
  const total = cart?.total ?? 0;
  const isEmpty = cart?.items.length === 0;
  const missing = untilFreeDelivery(total, method);
  const delivery = deliveryFor(total, method);
  const [isLeaving, setLeaving] = useState(false);
  const goOn = async (): Promise<void> => {
    if (isEmpty) return showToast('warning', texts.isEmpty);
    if (isLeaving) return;
    // Pending changes must reach the server before the checkout renders.
    setLeaving(true);
    if (await cartAtRest()) location.assign(paths.checkout);
    setLeaving(false);
  };
  return (
    <>
      <RemovedLines />
      {cart && cart.items.length > 0 && (
        <>
          <p className="cart-total" aria-busy={isBusy}>
            <span>
              {texts.total} <small>{cartVatLabel(cart.items, isVatLiable)}</small>
            </span>
            <strong className="price" data-cart-total>
              {priceText(total)}
            </strong>
          </p>
          <p className="caption quiet">
            {cart.items.some(({ problem }) => problem) && <>{texts.partial} </>}
            {delivery > 0 ? texts.delivery(priceText(delivery)) : texts.freeDelivery}{' '}
            {missing > 0 && <>{texts.untilFree(priceText(missing))} </>}
            {texts.otherWays}
          </p>
        </>
      )}
      <Button
        wide
        secondary={isEmpty}
        className="cart-checkout"
        aria-busy={isLeaving}
        onClick={() => void goOn()}
      >
        {texts.checkout}
      </Button>
      <button type="button" className="link cart-continue" onClick={onClose}>
        {texts.continue}
      </button>
    </>
  );
}

/** No time limit until the drawer closes. */
function RemovedLines() {
  const removed = useStore($removed, { ssr: 'initial' });
  const [first] = removed;
  return (
    <output>
      {first && (
        <span className="cart-removed">
          <span>{removed.length === 1 ? texts.removed(first.title) : texts.cleared}</span>
          <button type="button" className="link" onClick={() => void putBack()}>
            {texts.undo}
          </button>
        </span>
      )}
    </output>
  );
}
