import { lazy } from 'react';

export const customers = { list: lazy(() => import('./CustomerList.tsx')) };
