import { colourFamily, colourName } from '@shop/contracts';

type Coloured = { imageColours?: readonly string[]; colours: readonly string[] };

/** The colour, and the one that it is a shade of: who looks for red finds rust red as well as red itself. */
const shades = (colour: string): string => `${colour} ${colourFamily(colour)}`;

/**
 * What a search reads of a product's colours: what its models are, and what is in their patterns or only shown as a
 * swatch. 'harmaa, punaiset raidat' is grey. Where no model has a name, the swatches say what the thing is.
 */
export function colourTexts({ imageColours = [], colours }: Coloured): { colour: string; accent: string } {
  const models = imageColours.filter(Boolean);
  const swatches = colours.map(colourName);
  const [own, patterns] = [0, 1].map((part) => models.map((name) => name.split(',')[part]?.trim() ?? ''));
  const those = models.length > 0 ? own : swatches;
  return {
    colour: (those ?? []).map(shades).join(' '),
    accent: [...(patterns ?? []), ...swatches].map(shades).join(' '),
  };
}
