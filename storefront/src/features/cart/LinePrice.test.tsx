import type { CartItem } from '@shop/contracts/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineNotes } from './LineNotes.tsx';
import { LinePrice } from './LinePrice.tsx';

const item: CartItem = {
  productID: '65f',
  title: 'Aitta-mekko',
  images: [],
  placeholder: '',
  quantity: 2,
  size: 'M',
  variant: 1,
  price: 100,
  salePrice: 80,
  stock: 5,
};
const line = (fields: Partial<CartItem>) =>
  renderToStaticMarkup(
    <>
      <LinePrice item={{ ...item, ...fields }} />
      <LineNotes item={{ ...item, ...fields }} before={null} />
    </>,
  );

test('a line of the cart strikes the normal price through beside a lawful reduction alone, with the lowest price before [law-4]', () => {
  const lawful = line({ lowestPrice: 90 });
  expect(lawful).toMatch(/160,00\u00a0€.*<s .*200,00\u00a0€<\/s>/);
  expect(lawful).toContain('Alin hinta 30 päivän aikana ennen alennusta: 90,00\u00a0€\u00a0/\u00a0kpl');
  expect(line({ lowestPrice: 90, quantity: 1 })).not.toContain('kpl');
  expect(line({})).toContain('160,00\u00a0€');
  expect(line({})).not.toMatch(/<s |200,00|Alin hinta/);
});
