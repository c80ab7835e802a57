import { colourFamily, colourFilters, colourName } from '@shop/shop-rules';

type Coloured = { imageColours: readonly string[]; colours: readonly string[] };

const namedApart: Readonly<Record<string, string>> = {
  kauranvärinen: 'beige',
  hiekanvärinen: 'beige',
  koivunvaalea: 'beige',
  kanervanvärinen: 'violetti',
  oranssi: 'punainen',
};

/** Main and second colours of the models: "harmaa, punaiset raidat" is grey with red stripes. */
export function modelColours({ imageColours }: Coloured): { own: string[]; patterns: string[] } {
  const models = imageColours.filter(Boolean).map((name) => name.split(','));
  return {
    own: models.map(([first = '']) => first.trim()),
    patterns: models.map(([, second = '']) => second.trim()),
  };
}

export function ownColours(product: Coloured): string[] {
  const { own } = modelColours(product);
  return own.length > 0 ? own : product.colours.map(colourName);
}

const groupOf = (name: string): string | undefined =>
  colourFilters.find(({ id }) => [name, colourFamily(name), namedApart[name]].includes(id))?.id;

export const colourGroups = (product: Coloured): string[] => [
  ...new Set(ownColours(product).flatMap((name) => groupOf(name.toLowerCase()) ?? [])),
];
