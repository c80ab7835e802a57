import { lazy } from 'react';

/** The letters to customers: a list, and one letter in a sheet over it. */
export const letters = { list: lazy(() => import('./LetterList.tsx')) };
