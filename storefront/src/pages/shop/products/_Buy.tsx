import { oneSize } from '@shop/contracts/categories';
import { useState } from 'react';
import { BuyForm, type BuyProduct, type Choice } from '../../../features/product/BuyForm.tsx';
import { loginPath } from '../../../lib/paths.ts';

/** The form of the product's page with the cart behind it. */
export function Buy({ product }: { product: BuyProduct }) {
  const [isAdding, setAdding] = useState(false);

  const add = async ({ size, variant }: Choice): Promise<void> => {
    if (document.documentElement.dataset['session'] === 'guest') {
      location.assign(loginPath(location.pathname, 'product'));
      return;
    }
    setAdding(true);
    await fetch('/api/shop/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productID: product.id, quantity: 1, size, variant }),
    }).finally(() => setAdding(false));
  };

  return (
    <BuyForm
      product={product}
      oneSize={oneSize}
      inCart={0}
      isAdding={isAdding}
      onAdd={(choice) => void add(choice)}
    />
  );
}
