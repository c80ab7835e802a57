import type { ProductionShop } from './production-shop.ts';

/** Runs over the shop in production mode. */
export type Script = (shop: ProductionShop) => Promise<void>;

/** A requirement (OWASP ASVS 5.0), and for each of its parts what shows it: a script, or tests that are named. */
export type Row = { asvs: string; name: string; parts: Record<string, Script | string[]> };
