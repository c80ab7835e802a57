import type { OrderStatus } from '@shop/shop-rules/order-status';
import { createContext, useContext } from 'react';
import type { OrderRecord } from '../../providers/order-record.ts';

type OrderMoves = {
  ask: (status: OrderStatus, orders: OrderRecord[], onFailed?: (ids: string[]) => void) => void;
  busy: boolean;
};

export const OrderMovesContext = createContext<OrderMoves>({ ask: () => undefined, busy: false });

export const useOrderMoves = (): OrderMoves => useContext(OrderMovesContext);
