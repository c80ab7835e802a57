import { lazy } from 'react';

export const accounts = { list: lazy(() => import('./AccountList.tsx')) };
