/** How long the shop's servers keep a connection that nobody uses, in ms. */
export const KEPT_MS = 65_000;
/** So long before the server does an agent lets go of one, in ms: a busy process is late by seconds, not by this. */
const SOONER_MS = 30_000;

/**
 * Options of an agent that calls inside the shop. It lets go of an unused connection half a minute before the server does:
 * a call that goes out at the moment in which the server closes is cut off, and nobody knows whether it was heard. Without
 * a `timeout` Node does not heed how long a server says that it keeps one.
 */
export const keptConnections = {
  keepAlive: true,
  agentKeepAliveTimeoutBuffer: SOONER_MS,
  timeout: KEPT_MS - SOONER_MS,
} as const;
