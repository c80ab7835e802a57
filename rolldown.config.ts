import { relative, resolve, sep } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { bundleOf, gateway, services } from './packages/dev-stack/src/processes.ts';

/*
 * Each service as a few files of JavaScript in services/dist, with the libraries that it uses (Decision 0057): a process
 * starts from them with less than half of the work, and a third less memory.
 */
const root = import.meta.dirname;
const dist = resolve(root, 'services/dist');
const library = /[\\/]node_modules[\\/]/;

/** By where its bundle lies in the folder, each process's source. */
const input = Object.fromEntries(
  [...services, gateway].flatMap((row) => {
    const bundle = bundleOf(row);
    return bundle
      ? [[relative(dist, resolve(root, bundle)).replace(/\.js$/, ''), resolve(root, row.entry)]]
      : [];
  }),
);

/** A module finds the files beside it where it was written: its fonts, its worker. */
const whereItWasWritten: Plugin = {
  name: 'where-it-was-written',
  transform(code, id) {
    if (library.test(id) || !code.includes('import.meta.url')) return null;
    // Every bundle lies two folders below services.
    const source = relative(root, id).split(sep).join('/');
    const place = `new URL('../../../${source}', import.meta.url).href`;
    // The lines stay what they were, and so may the map.
    return { code: code.replaceAll('import.meta.url', place), map: null };
  },
};

/**
 * What BullMQ brings along and nobody here asks for: jobs that repeat by the calendar, and its queues in PostgreSQL.
 * MongoDB's client reads its addresses by a class of its own that carries all of Unicode's rules for domain names;
 * Node's is the same standard's (https://url.spec.whatwg.org).
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

/** Node reads a map at once where it is named: that of all libraries would cost what bundling them saves. */
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
  // Native code; what MongoDB's and BullMQ's libraries try to load and do without; and the migrations' library, read
  // only where one is due, whose command line counts on being CommonJS.
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
    // A chunk of libraries is named by all that use it.
    chunkFileNames: ({ name }) => `shared/${name.startsWith('libraries') ? 'libraries' : '[name]'}-[hash].js`,
    minify: true,
    // A file with one letter beyond Latin-1 takes two bytes for each of its letters in memory.
    charset: 'ascii',
    // Errors and models are told apart by name.
    keepNames: true,
    sourcemap: true,
    codeSplitting: { groups: [{ name: 'libraries', test: library, entriesAware: true }] },
  },
});
