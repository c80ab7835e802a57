import { runShop } from './run-shop.ts';

await runShop();
