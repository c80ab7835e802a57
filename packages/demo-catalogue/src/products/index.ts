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

/** One shelf a category, the best known thing of each shelf first. */
const shelves = [villatuotteet, mekot, laukut, korut, takit, koti, langat, paidat, hameet];

/**
 * Every demo product, taken from the shelves in turn: the shop lists newest first, and a page that goes through the
 * whole catalogue should not begin with ten sweaters.
 */
export const demoProducts: DemoProduct[] = Array.from(
  { length: Math.max(...shelves.map((shelf) => shelf.length)) },
  (_, row) => shelves.flatMap((shelf) => shelf[row] ?? []),
).flat();
