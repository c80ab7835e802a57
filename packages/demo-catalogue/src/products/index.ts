import type { DemoProduct } from '../demo-product.ts';
import { hameet } from './hameet.ts';
import { koti } from './koti.ts';
import { korut } from './korut.ts';
import { langat } from './langat.ts';
import { laukut } from './laukut.ts';
import { mekot } from './mekot.ts';
import { paidat } from './paidat.ts';
import { takit } from './takit.ts';
import { villatuotteet } from './villatuotteet.ts';

/** Per category, the best known product first. */
const categories = [villatuotteet, mekot, laukut, korut, takit, koti, langat, paidat, hameet];

/** Takes categories in turn, so that the newest-first list mixes them. */
export const demoProducts: DemoProduct[] = Array.from(
  { length: Math.max(...categories.map((category) => category.length)) },
  (_, row) => categories.flatMap((category) => category[row] ?? []),
).flat();
