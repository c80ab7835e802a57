/** Contrasts are measured on `paper`. */
export const colours = {
  paper: '#FAF7F2',
  wool: '#F1EBE1',
  linen: '#E4DACB',
  birch: '#CFC2AF',
  line: '#8C8172',
  stone: '#6F665B',
  bark: '#4A4038',
  ink: '#26211C',
  rust: '#8F4527',
  moss: '#4A5B43',
  sea: '#2F5560',
  berry: '#7C2F3B',
  ochre: '#B9832F',
  blue: '#2B4A7F',
  yellow: '#8A6300',
  teal: '#1F6B66',
} as const;

export const fonts = {
  serif: "'Fraunces Soft', 'Fraunces fallback', Georgia, serif",
  sans: "'Figtree', 'Figtree fallback', system-ui, sans-serif",
} as const;

export const token = (name: keyof typeof colours): string => `var(--${name})`;

export function tokensAsCss(): string {
  const properties = Object.entries(colours).map(([name, value]) => `--${name}:${value}`);
  return `:root{${[...properties, `--serif:${fonts.serif}`, `--sans:${fonts.sans}`].join(';')}}html{background:var(--paper)}`;
}
