import { inject } from 'vitest';

const worker = Number(process.env['VITEST_POOL_ID']);
const shop = inject('shops')[worker - 1];
if (!shop) throw new Error(`Worker ${worker} of the journeys has no shop.`);

/** The shop that this file walks. Every worker has one of its own, so no file is beside another one in the same shop. */
export const theShop = shop;
