import { colourFamily, colourName } from '@shop/shop-rules';

type Coloured = { imageColours?: readonly string[]; colours: readonly string[] };

/** The colour, and the one that it is a shade of: who looks for red finds rust red as well as red itself. */
const shades = (colour: string): string => `${colour} ${colourFamily(colour)}`;

/**
 * What a search reads of a product's colours: what its models are, and what is in their patterns or only shown as a
 * swatch. 'harmaa, punaiset raidat' is grey. Where no model has a name, the swatches say what the thing is.
 */
export function colourTexts({ imageColours = [], colours }: Coloured): { colour: string; accent: string } {
  const models = imageColours.filter(Boolean).map((name) => name.split(','));
  const swatches = colours.map(colourName);
  const own = models.length > 0 ? models.map(([first = '']) => first.trim()) : swatches;
  const patterns = models.map(([, second = '']) => second.trim());
  const text = (names: string[]) => names.map(shades).join(' ');
  return { colour: text(own), accent: text([...patterns, ...swatches]) };
}
