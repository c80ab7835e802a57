/** Time that servers keep an idle connection. */
export const KEEP_ALIVE_MS = 65_000;
/** Larger than any delay of a busy process. */
const SOONER_MS = 30_000;

/**
 * Agent options for internal calls. The client drops idle connections first: a call sent while the server closes may or
 * may not have arrived.
 */
export const keepAliveConnections = {
  keepAlive: true,
  agentKeepAliveTimeoutBuffer: SOONER_MS,
  timeout: KEEP_ALIVE_MS - SOONER_MS,
} as const;
