import { dyes, type Dye } from '../dyes.ts';
import type { Surface } from '../demo-product.ts';

const materialNames: Record<Surface, string> = {
  knit: 'sileää neuletta',
  rib: 'resorineuletta',
  'moss-stitch': 'helmineuletta',
  cable: 'palmikkoneuletta',
  colourwork: 'kirjoneuletta',
  linen: 'pellavakangasta',
  stripe: 'raidallista kangasta',
  twill: 'villatoimikasta',
  herringbone: 'kalanruotokangasta',
  check: 'ruudullista kangasta',
  felt: 'huopaa',
  wood: 'puuta',
  ceramic: 'lasitettua savea',
  yarn: 'lankaa kortin ympäri kierrettynä',
};

/** What is seen in a swatch, in Finnish. */
export function swatchText({ surface, colours }: { surface: Surface; colours: readonly Dye[] }): string {
  const words = [...new Set(colours.map((dye) => dyes[dye].finnish))];
  const last = words.at(-1) as string;
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} ja ${last}` : last;
  return `Materiaalinäyte: ${materialNames[surface]}, ${words.length > 1 ? 'värit' : 'väri'} ${list}.`;
}
