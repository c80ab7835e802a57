import { lazy } from 'react';

export const products = { list: lazy(() => import('./list/ProductList.tsx')) };
