export type Swatch = { name: string; colour: string };

/** The names of natural dyes and wools that products carry, as the colours that stand for them. */
const known: Record<string, string> = {
  orange: 'var(--swatch-orange)',
  oranssi: 'var(--swatch-orange)',
  pink: 'var(--swatch-pink)',
  roosa: 'var(--swatch-pink)',
  blue: 'var(--swatch-blue)',
  sininen: 'var(--swatch-blue)',
};

const usual = ['orange', 'pink', 'blue'];

/** The swatches of a product's colours; a product that names none that is known shows the usual three. */
export function swatches(colours: readonly string[]): Swatch[] {
  const own = colours.flatMap((name) => {
    const colour = /^#[0-9a-f]{6}$/i.test(name) ? name : known[name.toLowerCase()];
    return colour ? [{ name, colour }] : [];
  });
  return own.length > 0 ? own : usual.map((name) => ({ name, colour: known[name] as string }));
}
