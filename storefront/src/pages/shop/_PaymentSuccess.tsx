import type { Order } from '@shop/contracts/order';
import { useEffect, type ReactNode } from 'react';
import { $openOrder } from '../../features/account/order-store.ts';
import { OrderSummary, type Workshop } from '../../features/account/OrderSummary.tsx';
import { loadCart } from '../../features/cart/cart-calls.ts';
import { dropCart } from '../../features/cart/cart-state.ts';
import { PaymentSuccess as Payment } from '../../features/checkout/PaymentSuccess.tsx';
import { showChanged } from '../../features/checkout/payment-store.ts';

const REFETCH_MS = 1_000;

function emptyCart(): void {
  dropCart();
  setTimeout(() => void loadCart({ quiet: true }), REFETCH_MS);
}

/** The account's open order, so that changes also update the payment state. */
function Summary({ order, workshop }: { order: Order; workshop: Workshop }) {
  useEffect(() => {
    $openOrder.set(order);
    return $openOrder.listen((changed) => (changed ? showChanged(changed) : $openOrder.set(order)));
  }, [order]);
  return <OrderSummary order={order} workshop={workshop} heading="h2" />;
}

type Props = { workshop: Workshop; email: string; children?: ReactNode };

export function PaymentSuccess({ workshop, email, children }: Props) {
  const summary = (order: Order) => <Summary order={order} workshop={workshop} />;
  return <Payment summary={summary} onPaid={emptyCart} email={email} picture={children} />;
}
