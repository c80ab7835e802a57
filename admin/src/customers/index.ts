import { lazy } from 'react';

/** Everybody who bought or has an account: a list, and one of them in a sheet over it. */
export const customers = { list: lazy(() => import('./CustomerList.tsx')) };
