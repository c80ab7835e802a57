export { createServiceApp } from './app.ts';
export {
  baseEnv,
  dataEnv,
  limitsEnv,
  loadConfig,
  paymentsEnv,
  urlEnv,
  secretEnv,
  type DataConfig,
} from './config.ts';
export { currentRequestId, runWithRequestId, withRequestId } from './context.ts';
export { csvEuros, csvLine, csvNumber, CSV_START, type CsvCell } from '@shop/shop-rules/csv';
export { CsvError, readCsv, type CsvRow } from './csv-reader.ts';
export { errorBody, errorStatus, isExpectedWait, isPermanent, ShopError, toShopError } from './errors.ts';
export { barePolicy, failurePage, longAddress } from './failure-page.ts';
export { createFreshness, keepFresh, type Freshness } from './freshness.ts';
export { openAttemptStore, type AttemptStore } from './guess-limit/attempt-store.ts';
export { FAILURE_WINDOW_MS, waitsOfPlace } from './guess-limit/guess-waits.ts';
export { assertNoWait, limitGuesses } from './guess-limit/limit-guesses.ts';
export { newId } from './ids.ts';
export { internalClients, type InternalClient } from './internal-client.ts';
export { KEEP_ALIVE_MS, keepAliveConnections } from './kept-connections.ts';
export { isLeaseExpired, leaseEnd } from './lease.ts';
export { createLogger, type Logger } from './logger.ts';
export { mayRepeat } from './may-repeat.ts';
export { addMetrics, createMetrics, type Metric, type Metrics } from './metrics.ts';
export { connectMongo, isDuplicateKey, trusted, type Database } from './mongo.ts';
export { createPauses } from './pauses.ts';
export { partPattern } from './part-pattern.ts';
export { pickUpPointsEnv, readPickUpPoints, type ListedPoint } from './pick-up-list.ts';
export { remember } from './remember.ts';
export { parseRestList } from './rest-list.ts';
export { checkRedis, workerConnection, connectRedis } from './redis.ts';
export { refuseAtSocket } from './refuse-at-socket.ts';
export {
  runService,
  runTogether,
  type Composition,
  type Opening,
  type OpenService,
  type RunnableService,
} from './run-service.ts';
export { sendCsv } from './send-csv.ts';
export { shareUnderWay } from './share-under-way.ts';
export { readTicket, signTicket } from './ticket.ts';
export { createSweeper, createSweepers, type Sweeper, type SweepRow } from './sweeper.ts';
export {
  addressOf,
  isOpenAdmin,
  requireAdmin,
  requireFreshCode,
  requireSelf,
  requireSelfOrAdmin,
  requireUser,
  serviceTokenSigner,
  userOf,
} from './identity.ts';
export { userTokenSigner, verifyUserToken, type InternalUser } from './user-token.ts';
export { parseInput } from './validation.ts';
export { migrate, type Migration } from './migrate.ts';
export { retryOnConflict } from './retry-on-conflict.ts';
