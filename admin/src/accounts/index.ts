import { lazy } from 'react';

/** Everybody with an account, for the owner. */
export const accounts = { list: lazy(() => import('./AccountList.tsx')) };
