import { useStore } from '@nanostores/react';
import { oneSize } from '@shop/shop-rules/categories';
import { pictureUrl } from '@shop/shop-rules/picture';
import { useEffect, useState } from 'react';
import { choiceOf, quantityOf } from '../../../features/cart/cart-lines.ts';
import { addToCart, loadCart } from '../../../features/cart/cart-calls.ts';
import { $cart } from '../../../features/cart/cart-state.ts';
import {
  BuyForm,
  type BuyProduct,
  type Choice,
  type OwnMeasures,
} from '../../../features/product/BuyForm.tsx';
import { createPressLock } from '../../../features/product/press-lock.ts';
import { RestockForm } from '../../../features/product/RestockForm.tsx';
import { Heart } from '../../../features/wishlist/Heart.tsx';
import { loginPath } from '../../../lib/routing/paths.ts';
import { currentUser } from '../../../lib/api/visitor.ts';

type Props = { product: BuyProduct; ownMeasures?: OwnMeasures };

export function Buy({ product, ownMeasures }: Props) {
  const cart = useStore($cart, { ssr: 'initial' });
  const [isAdding, setAdding] = useState(false);
  const [once] = useState(() => createPressLock(setAdding));

  useEffect(() => {
    void currentUser().then((user) => (user && !$cart.get() ? loadCart({ quiet: true }) : undefined));
  }, []);

  const pictureOf = (variant: number): string | undefined => {
    const image = product.images[variant - 1];
    return image && pictureUrl(image, 240, 'webp');
  };
  const add = async ({ size, variant, custom }: Choice): Promise<void> => {
    const user = await currentUser();
    const choice = choiceOf({ productID: product.id, size, variant }, product.images);
    if (user) await addToCart(user.id, { ...choice, ...(custom ? { custom } : {}) }, pictureOf(variant));
    else location.assign(loginPath(location.pathname, 'product'));
  };

  return (
    <>
      <BuyForm
        product={product}
        oneSize={oneSize}
        inCart={(size) => quantityOf(cart?.items ?? [], product.id, size)}
        isAdding={isAdding}
        onAdd={(choice) => void once(() => add(choice))}
        aside={<Heart product={{ _id: product.id, title: product.title }} className="buy-heart" />}
        ownMeasures={ownMeasures}
      />
      <RestockForm product={product} />
    </>
  );
}
