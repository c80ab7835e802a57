export type { WithdrawalDeps } from './deps.ts';
export { openGuessStore } from './guess-store.ts';
export { mountWithdrawalRoutes } from './withdrawal-routes.ts';
