export { readSettings } from './config.ts';
export { examineShop } from './examine-shop.ts';
export { exitCodeOf, reportOf } from './report.ts';
