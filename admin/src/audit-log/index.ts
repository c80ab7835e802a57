import { lazy } from 'react';

/** What was done in the shop, for the owner. */
export const record = { list: lazy(() => import('./RecordList.tsx')) };
