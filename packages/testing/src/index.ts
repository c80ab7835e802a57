export * from './builders.ts';
export * from './deliver-all.ts';
export * from './inside-tokens.ts';
export * from './service-door.ts';
export * from './stand-in.ts';
export * from './test-settings.ts';
