import { filterGroups } from '@shop/shop-rules/categories';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const filterOptions = Object.fromEntries(
  filterGroups.map(({ key, options }) => [key, options.map(({ id }) => id)]),
);

async function textOf(name: string): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL(`../src/lib/inline-scripts/${name}.ts`, import.meta.url)),
    write: false,
    tsconfig: false,
    // Older browsers run these too.
    transform: { target: 'es2015', define: { KNOWN_FILTERS: JSON.stringify(filterOptions) } },
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}

export const inlineScripts = {
  sessionScript: await textOf('session'),
  fillScript: await textOf('fill'),
  loadedScript: await textOf('loaded'),
  freshScript: await textOf('fresh'),
  storedFilterScript: await textOf('stored-filter'),
};

const MODULE = 'virtual:inline-scripts';

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
