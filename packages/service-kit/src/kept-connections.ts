/** Time in ms for which servers keep an idle connection. */
export const KEPT_MS = 65_000;
/** Larger than any delay of a busy process. */
const SOONER_MS = 30_000;

/**
 * Agent options for internal calls. The client drops idle connections well before the server: a call sent while the
 * server
 * closes may or may not have arrived.
 */
export const keptConnections = {
  keepAlive: true,
  agentKeepAliveTimeoutBuffer: SOONER_MS,
  timeout: KEPT_MS - SOONER_MS,
} as const;
