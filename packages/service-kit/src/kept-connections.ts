/** How long the shop's servers keep a connection that nobody uses, in ms. */
export const KEPT_MS = 65_000;

/**
 * Options of an agent that calls inside the shop. It lets go of an unused connection half a minute before the server does:
 * a call that goes out at the moment in which the server closes is cut off, and nobody knows whether it was heard.
 */
export const keptConnections = { keepAlive: true, agentKeepAliveTimeoutBuffer: 30_000 } as const;
