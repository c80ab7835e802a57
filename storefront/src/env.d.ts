declare namespace App {
  interface Locals {
    /** Who asks, on the pages that are not the same for everybody; null for a guest. */
    visitor?: import('@shop/contracts/account').SessionUser | null | undefined;
  }
}

/** Minified texts of src/lib/inline-scripts/, by the plugin in scripts/inline-scripts.ts. */
declare module 'virtual:inline-scripts' {
  export const sessionScript: string;
  export const fillScript: string;
  export const loadedScript: string;
  export const freshScript: string;
  export const storedFilterScript: string;
}
