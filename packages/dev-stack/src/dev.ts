import { runShop } from './run-shop.ts';
import { gateway, services } from './processes.ts';
import { watchSources } from './watch-sources.ts';

const development = [...services, gateway].map(({ name }) => [name, { NODE_ENV: 'development' }]);
await runShop({ envOf: Object.fromEntries(development), fromSource: true }, watchSources);
