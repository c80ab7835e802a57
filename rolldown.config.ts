import { relative, resolve, sep } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { allInOne, bundleOf, gateway, services } from './packages/dev-stack/src/processes.ts';

/* Decision 0057: less than half of the work at a start, a third less memory. */
const root = import.meta.dirname;
const dist = resolve(root, 'services/dist');
const library = /[\\/]node_modules[\\/]/;

const input = Object.fromEntries(
  [...services, gateway, allInOne].flatMap((row) => {
    const bundle = bundleOf(row);
    return bundle
      ? [[relative(dist, resolve(root, bundle)).replace(/\.js$/, ''), resolve(root, row.entry)]]
      : [];
  }),
);

/** A module finds its own files (fonts, workers) at its source. */
const whereItWasWritten: Plugin = {
  name: 'where-it-was-written',
  transform(code, id) {
    if (library.test(id) || !code.includes('import.meta.url')) return null;
    // Bundles lie two folders below services.
    const source = relative(root, id).split(sep).join('/');
    const place = `new URL('../../../${source}', import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', place), map: null };
  },
};

/**
 * Removes BullMQ's calendar schedules and PostgreSQL queues, and replaces MongoDB's URL class by Node's
 * (https://url.spec.whatwg.org).
 */
const unused: Plugin = {
  name: 'unused',
  resolveId: (id) => (id === 'cron-parser' ? `\0${id}` : null),
  load(id) {
    if (id === '\0cron-parser')
      return `export const CronExpressionParser = { parse() { throw new Error('rolldown.config.ts leaves this out') } };`;
    return /[\\/]bullmq[\\/]dist[\\/]\w+[\\/]postgres[\\/]sql-scripts\.js$/.test(id) ? 'export {}' : null;
  },
};

/** Node parses a named map at once; the libraries' maps would cost as much as bundling saves. */
const onlyOwnMaps: Plugin = {
  name: 'only-own-maps',
  generateBundle(_options, bundle) {
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.moduleIds.some((id) => id.startsWith(root) && !library.test(id))) continue;
      delete bundle[`${name}.map`];
      chunk.code = chunk.code.replace(/\/\/# sourceMappingURL=.*\n?$/, '');
    }
  },
};

export default defineConfig({
  input,
  platform: 'node',
  // Native code, optional libraries, and the migrations' library, whose command line is CommonJS.
  external: [
    'sharp',
    'umzug',
    'pg',
    /^@aws-sdk\//,
    /^@mongodb-js\//,
    'mongodb-client-encryption',
    'kerberos',
    'snappy',
  ],
  resolve: { alias: { 'whatwg-url': 'node:url' } },
  plugins: [unused, whereItWasWritten, onlyOwnMaps],
  output: {
    dir: dist,
    cleanDir: true,
    chunkFileNames: ({ name }) => `shared/${name.startsWith('libraries') ? 'libraries' : '[name]'}-[hash].js`,
    minify: true,
    // One character beyond Latin-1 doubles a file's memory.
    charset: 'ascii',
    // Errors and models are identified by name.
    keepNames: true,
    sourcemap: true,
    codeSplitting: { groups: [{ name: 'libraries', test: library, entriesAware: true }] },
  },
});
