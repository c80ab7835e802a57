export * from './builders.ts';
export * from './deliver-all.ts';
export * from './internal-tokens.ts';
export * from './service-api.ts';
export * from './stand-in.ts';
export * from './test-settings.ts';
export * from './prove-books.ts';
export * from './set-up-harness.ts';
