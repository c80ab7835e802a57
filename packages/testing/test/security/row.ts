import type { DemoShop } from './demo-shop.ts';
import type { ProductionShop } from './production-shop.ts';

/** Runs over the shop in production mode; where something has to be paid, over the one with the stand-ins. */
export type Script = (shop: ProductionShop, demo: DemoShop) => Promise<void>;

/** A requirement (OWASP ASVS 5.0), and for each of its parts what shows it: a script, or the id that other tests carry. */
export type Row = { asvs: string; name: string; parts: Record<string, Script | `asvs-${number}`> };
