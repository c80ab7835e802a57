import { lazy } from 'react';

/** The orders: a list, and one order in a sheet over it. */
export const orders = { list: lazy(() => import('./list/OrderList.tsx')) };
