export { startTracing, tracing } from './tracing.ts';
