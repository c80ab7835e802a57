import { runShop } from './run-shop.ts';

/* `npm start`: the whole shop on this machine, as it runs in production but for the stand-ins. */
await runShop();
