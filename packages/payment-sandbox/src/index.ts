export { readConfig, envSchema, type SandboxConfig } from './config.ts';
export type { Fault } from './http/script.ts';
export type { Dated, MoneyEntry } from './ledger/entries.ts';
export { expiredAndPayable, playFault } from './play-fault.ts';
export { startSandbox, type RunningSandbox } from './start-sandbox.ts';
export { stripeSignature } from './webhooks/stripe-signature.ts';
export { paypalSignature } from './webhooks/paypal-signature.ts';
