import { lazy } from 'react';

export const orders = { list: lazy(() => import('./list/OrderList.tsx')) };
