import type { Order } from '@shop/contracts/order';
import type { ReactNode } from 'react';
import { OrderSummary } from '../../features/account/OrderSummary.tsx';
import { loadCart } from '../../features/cart/cart-calls.ts';
import { dropCart } from '../../features/cart/cart-state.ts';
import { PaymentSuccess as Payment } from '../../features/checkout/PaymentSuccess.tsx';

/** How long the paid lines are given to leave the cart before it is asked for again. */
const REFETCH_MS = 1_000;

function emptyCart(): void {
  dropCart();
  setTimeout(() => void loadCart({ quiet: true }), REFETCH_MS);
}

const summary = (order: Order) => <OrderSummary order={order} heading="h2" />;

/** The page after a payment, with the order of the account and the cart in the header; `children` is its picture. */
export function PaymentSuccess({ children }: { children?: ReactNode }) {
  return <Payment summary={summary} onPaid={emptyCart} picture={children} />;
}
