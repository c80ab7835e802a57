import type { OrderStatus } from '@shop/shop-rules/order-status';
import { createContext, useContext } from 'react';
import type { OrderRecord } from '../../providers/order-record.ts';

type OrderMoves = {
  /** Asks whether these orders are to be moved, and moves them. @param onLeft is told which ones were not */
  ask: (status: OrderStatus, orders: OrderRecord[], onLeft?: (ids: string[]) => void) => void;
  busy: boolean;
};

/** What a list offers its bar of chosen orders and the menu of each row. */
export const OrderMovesContext = createContext<OrderMoves>({ ask: () => undefined, busy: false });

export const useOrderMoves = (): OrderMoves => useContext(OrderMovesContext);
