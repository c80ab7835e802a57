import { useStore } from '@nanostores/react';
import type { DeliveryPrice } from '@shop/shop-rules/delivery-price';
import { useEffect, useState, type ReactNode } from 'react';
import { Drawer } from '../../components/ui/Drawer.tsx';
import { useKeptFocus } from '../../components/ui/use-kept-focus.ts';
import type { Photo } from '../../lib/photos/photos.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import './cart.css';
import { countOf, lineKey, oldPrice } from './cart-lines.ts';
import { clearCart, loadCart } from './cart-calls.ts';
import { $cart, $cartBusy, $seenPrices, acceptPrices, forgetRemoved } from './cart-state.ts';
import { CartFoot } from './CartFoot.tsx';
import { CartLine } from './CartLine.tsx';
import { CartState } from './CartState.tsx';
import { EmptyCart } from './EmptyCart.tsx';

type Props = {
  brand: string;
  delivery: DeliveryPrice;
  isVatLiable: boolean;
  empty: Photo;
  children?: ReactNode;
};

export function CartDrawer({ brand, delivery, isVatLiable, empty, children }: Props) {
  const [open, setOpen] = useState(false);
  const cart = useStore($cart, { ssr: 'initial' });
  const isBusy = useStore($cartBusy, { ssr: 'initial' }) > 0;
  const items = cart?.items ?? [];

  useEffect(() => {
    if (!open) return undefined;
    void loadCart();
    const title = document.title;
    document.title = texts.documentTitle(brand);
    return () => {
      document.title = title;
      acceptPrices();
      forgetRemoved();
    };
  }, [open, brand]);

  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="icon-button cart-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Drawer
        id="cart"
        open={open}
        onClose={close}
        title={texts.title}
        note={items.length > 0 ? texts.count(countOf(items)) : undefined}
        closeLabel={texts.close}
        foot={
          open && (
            <CartFoot
              cart={cart}
              method={delivery}
              isVatLiable={isVatLiable}
              isBusy={isBusy}
              onClose={close}
            />
          )
        }
      >
        {open && <CartBody empty={empty} />}
      </Drawer>
    </>
  );
}

function CartBody({ empty }: Pick<Props, 'empty'>) {
  const seen = useStore($seenPrices, { ssr: 'initial' });
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept}>
      <CartState>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyCart photo={empty} />
          ) : (
            <>
              <ul className="cart-lines">
                {items.map((item) => (
                  <CartLine key={lineKey(item)} item={item} before={oldPrice(item, seen)} />
                ))}
              </ul>
              <button type="button" className="link cart-clear" onClick={() => void clearCart()}>
                {texts.clear}
              </button>
            </>
          )
        }
      </CartState>
    </div>
  );
}
