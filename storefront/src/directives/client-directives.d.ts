import 'astro';
import type { TouchOptions } from './touch.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean | TouchOptions;
  }
}
