/** A colour in linear light, each part from 0 to 1. */
export type Rgb = readonly [number, number, number];

export function linear(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const STEPS = 4096;
const table = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** Linear light to a byte of sRGB. */
export function toByte(light: number): number {
  return table[Math.max(0, Math.min(STEPS, Math.round(light * STEPS)))] ?? 255;
}

/** Nothing in the pictures may be whiter than paper. */
const BRIGHTEST = 0.82;

/**
 * Light between fibres deepens a colour, so a material is drawn lighter and duller than it is to look like its dye.
 */
export function lifted(colour: Rgb): Rgb {
  const grey = colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
  const duller = colour.map((part) => (grey + (part - grey) * 0.82) * 1.08 + 0.006);
  const brightest = Math.max(...duller, BRIGHTEST);
  const [r = 0, g = 0, b = 0] = duller.map((part) => (part * BRIGHTEST) / brightest);
  return [r, g, b];
}
