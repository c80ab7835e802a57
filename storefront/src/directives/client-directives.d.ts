import 'astro';
import type { TouchOptions } from './touch.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate on the first touch of the island. */
    'client:touch'?: boolean | TouchOptions;
  }
}
