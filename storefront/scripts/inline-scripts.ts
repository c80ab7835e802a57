import { filterGroups } from '@shop/shop-rules/categories';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const known = Object.fromEntries(filterGroups.map(({ key, options }) => [key, options.map(({ id }) => id)]));

/** The minified text of a script in src/lib/inline-scripts/, as a page holds it and the policy's hash covers it. */
async function textOf(name: string): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL(`../src/lib/inline-scripts/${name}.ts`, import.meta.url)),
    write: false,
    tsconfig: false,
    // Older browsers run these too: modules, which they skip, do not need as low a target.
    transform: { target: 'es2015', define: { KNOWN_FILTERS: JSON.stringify(known) } },
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}

/** Scripts that a page runs before its first paint. Each is allowed by its hash in the content security policy. */
export const inlineScripts = {
  sessionScript: await textOf('session'),
  fillScript: await textOf('fill'),
  loadedScript: await textOf('loaded'),
  freshScript: await textOf('fresh'),
  storedFilterScript: await textOf('stored-filter'),
};

const MODULE = 'virtual:inline-scripts';

/** Vite plugin: pages import the texts from `virtual:inline-scripts`. */
export const inlineScriptsPlugin = {
  name: 'inline-scripts',
  resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id: string) =>
    id === `\0${MODULE}`
      ? Object.entries(inlineScripts)
          .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
          .join('\n')
      : null,
};
