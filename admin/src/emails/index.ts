import { lazy } from 'react';

/** The letters to customers: a list, and one letter in a sheet over it. */
export const emails = { list: lazy(() => import('./EmailList.tsx')) };
