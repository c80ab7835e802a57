import { runShop } from './run-shop.ts';

/* `npm start`: as in production, but with stand-ins. */
await runShop();
