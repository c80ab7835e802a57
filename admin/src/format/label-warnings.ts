import { hasAnimalPart, isWithoutTextile } from '@shop/shop-rules/fibre-names';
import { texts } from '../texts/fi.ts';
import type { NamedFibre } from './fibre-warnings.ts';

const { labels: words } = texts.product;

type Manufacturer = { name: string; address: string; email: string };
type Labelled = {
  title: string;
  description: string;
  material: string;
  fibres: readonly NamedFibre[];
  manufacturer?: Manufacturer;
};

/** Green claims need proof (directive 2024/825). */
const GREEN = ['ekologi', 'ympäristöystävälli', 'luonnonystävälli', 'vastuulli', 'hiilineutraali'];
const LINK = /https?:\/\/\S/;

/** Legal warnings; do not block saving. */
export function labelWarnings({ title, description, material, fibres, manufacturer }: Labelled): string[] {
  const named = fibres.filter(({ name }) => name.trim() !== '');
  const textile = named.filter(({ name }) => !isWithoutTextile(name));
  const materials = [material, ...named.map(({ name }) => name)];
  const hidesAnimal = textile.length > 0 && materials.some(hasAnimalPart);
  const text = [title, description, material].join(' ').toLowerCase();
  const claim = GREEN.find((word) => text.includes(word));
  const isPure = /\b100\s?%|\bpuhdas/.test(text) && named.length > 1;
  return [
    ...(isPure ? [words.pure] : []),
    ...(hidesAnimal && !text.includes('eläinperäis') ? [words.animal] : []),
    ...(manufacturer && isHalf(manufacturer) ? [words.maker] : []),
    ...(claim && !LINK.test(description) ? [words.green] : []),
  ];
}

/** A manufacturer needs name, postal and email address, or none for the seller. */
function isHalf(manufacturer: Manufacturer): boolean {
  const filled = Object.values(manufacturer).filter((detail) => detail.trim() !== '').length;
  return filled > 0 && filled < 3;
}
