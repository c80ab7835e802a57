import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate on the first touch of the island; `{ now: true }` does not wait for it. */
    'client:touch'?: boolean | { now: boolean };
  }
}
