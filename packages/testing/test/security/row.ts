import type { DemoShop } from './demo-shop.ts';
import type { ProductionShop } from './production-shop.ts';

/** Attacks the shop in production mode, or the demo shop where an order has to be paid. */
export type Script = (shop: ProductionShop, demo: DemoShop) => Promise<void>;

/** A requirement of OWASP ASVS 5.0; each part is proved by a script, or by other tests with the id. */
export type Row = { asvs: string; name: string; parts: Record<string, Script | `asvs-${number}`> };
