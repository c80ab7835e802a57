import { lazy } from 'react';

/** The products: a grid, and one product's form in a sheet over it. */
export const products = { list: lazy(() => import('./list/ProductList.tsx')) };
