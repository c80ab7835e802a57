// Preloaded into services: a third less processor time to load.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));
// Node only writes it on a clean exit.
setTimeout(() => flushCompileCache(), 10_000).unref();
