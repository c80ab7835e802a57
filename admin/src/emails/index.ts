import { lazy } from 'react';

export const emails = { list: lazy(() => import('./EmailList.tsx')) };
